import { type Tier, tierOf, venueOfHomeCasino } from '../../src/contract/index.ts';
import type { SeedClock } from './clock.ts';
import { NO_GAMBLING } from './incentives.ts';
import { crmIdOf, PEOPLE, type SeedMembership } from './people.ts';
import { VENUES } from './venues.ts';
import {
  AFTERNOON_TEA,
  DINNER,
  FREE_PLAY,
  MASTERCLASS,
  NIGHT_AWAY,
  NIGHTCAP,
  SHOW_TABLE,
  TASTING,
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

/** Each member's personal vouchers, at least one in each status, and each casino's vouchers for every member. */
export function vouchers(clock: SeedClock) {
  const personal = PEOPLE.flatMap(({ membership }) =>
    membership
      ? templatesFor(membership).map((each) => personalVoucher(each, membership, clock))
      : [],
  );
  const open = VENUES.flatMap(({ id }) =>
    [MASTERCLASS, TASTING].map((each) => ({
      ...commonFields(each, clock),
      id: `venue-${id}-${each.key}`,
      audience: 'everyone',
      crmId: null,
      location: id,
      code: `${each.codePrefix}-${String(id).padStart(4, '0')}`,
      valuePence: null,
    })),
  );
  return [...personal, ...open];
}

function templatesFor({ typeId }: SeedMembership): VoucherTemplate[] {
  const common = [FREE_PLAY, NIGHT_AWAY, AFTERNOON_TEA, SHOW_TABLE];
  const extra = VOUCHER_OF_TIER[tierOf(typeId)];
  return extra === null ? common : [...common, extra];
}

function personalVoucher(template: VoucherTemplate, membership: SeedMembership, clock: SeedClock) {
  return {
    ...commonFields(template, clock),
    id: `${membership.customerNumber}-${template.key}`,
    audience: 'personal',
    crmId: crmIdOf(membership),
    location: venueOfHomeCasino(membership.homeCasino),
    code: `${template.codePrefix}-${membership.customerNumber}`,
    valuePence: template.worth?.[tierOf(membership.typeId)] ?? null,
  };
}

function commonFields(template: VoucherTemplate, { inDays }: SeedClock) {
  const { title, summary, category, terms, incentive, howToRedeem, from, until, used } = template;
  return {
    title,
    summary,
    category,
    terms,
    incentive: incentive ?? NO_GAMBLING,
    howToRedeem,
    validFrom: inDays(from),
    validUntil: inDays(until),
    usedAt: used === undefined ? null : inDays(used),
  };
}
