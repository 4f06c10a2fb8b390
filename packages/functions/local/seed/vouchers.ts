import { toTier, venueOfHomeCasino } from '../../src/contract/rules/membership.ts';
import type { Tier } from '../../src/contract/tiers.ts';
import type { SeedClock } from './clock.ts';
import { NO_GAMBLING } from './incentives.ts';
import { crmIdOf, PEOPLE, type SeedMembership } from './people.ts';
import {
  AFTERNOON_TEA,
  DINNER,
  FREE_PLAY,
  NIGHT_AWAY,
  NIGHTCAP,
  SHOW_TABLE,
  type VoucherTemplate,
} from './voucherTemplates.ts';

/** The voucher that only members of a tier receive. */
const VOUCHER_OF_TIER: Readonly<Record<Tier, VoucherTemplate | null>> = {
  jack: null,
  queen: DINNER,
  'queen-of-spades': NIGHTCAP,
  king: DINNER,
  'king-of-hearts': NIGHTCAP,
  'king-of-spades': DINNER,
  ace: NIGHTCAP,
};

/** The tills of the demo's group redeem vouchers up to this value without a connection, in pence. */
const OFFLINE_UP_TO = 2_000;

/** Each member's personal vouchers, at least one in each status. */
export function vouchers(clock: SeedClock) {
  return PEOPLE.flatMap(({ membership }) =>
    membership
      ? templatesFor(membership).map((each) => personalVoucher(each, membership, clock))
      : [],
  );
}

function templatesFor({ typeId }: SeedMembership): VoucherTemplate[] {
  const common = [FREE_PLAY, NIGHT_AWAY, AFTERNOON_TEA, SHOW_TABLE];
  const extra = VOUCHER_OF_TIER[toTier(typeId)];
  return extra === null ? common : [...common, extra];
}

function personalVoucher(template: VoucherTemplate, membership: SeedMembership, clock: SeedClock) {
  const location = venueOfHomeCasino(membership.homeCasino);
  const valuePence = template.worth?.[toTier(membership.typeId)] ?? null;
  return {
    ...commonFields(template, clock),
    id: `${membership.customerNumber}-${template.key}`,
    audience: 'personal',
    crmId: crmIdOf(membership),
    location,
    code: `${template.codePrefix}-${membership.customerNumber}`,
    valuePence,
    ...(template.used !== undefined && { usedVenueId: location }),
    ...(valuePence !== null && valuePence <= OFFLINE_UP_TO && { offline: true }),
  };
}

function commonFields(template: VoucherTemplate, { inDays }: SeedClock) {
  const { title, summary, category, game, terms, incentive, howToRedeem } = template;
  const { from, until, used } = template;
  return {
    title,
    summary,
    category,
    ...(game && { game }),
    terms,
    incentive: incentive ?? NO_GAMBLING,
    howToRedeem,
    validFrom: inDays(from),
    validUntil: inDays(until),
    usedAt: used === undefined ? null : inDays(used),
  };
}
