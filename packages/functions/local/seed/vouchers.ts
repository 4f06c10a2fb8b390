import { TIERS, tierOf, venueOfHomeCasino } from '../../src/contract/index.ts';
import type { SeedClock } from './clock.ts';
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

/** Every member's own vouchers, one at least in each status, and what each casino opens to everyone. */
export function vouchers(clock: SeedClock) {
  const personal = PEOPLE.flatMap(({ membership }) =>
    membership
      ? templatesFor(membership).map((each) => personalVoucher(each, membership, clock))
      : [],
  );
  const open = VENUES.flatMap(({ id }) =>
    [MASTERCLASS, TASTING].map((each) => ({
      ...written(each, clock),
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
  const tier = TIERS.indexOf(tierOf(typeId));
  if (tier === 0) return common;
  return [...common, tier % 2 === 0 ? NIGHTCAP : DINNER];
}

function personalVoucher(template: VoucherTemplate, membership: SeedMembership, clock: SeedClock) {
  const tier = TIERS.indexOf(tierOf(membership.typeId));
  return {
    ...written(template, clock),
    id: `${membership.customerNumber}-${template.key}`,
    audience: 'personal',
    crmId: crmIdOf(membership),
    location: venueOfHomeCasino(membership.homeCasino),
    code: `${template.codePrefix}-${membership.customerNumber}`,
    valuePence: template.worth?.[tier] ?? null,
  };
}

function written(template: VoucherTemplate, { inDays }: SeedClock) {
  const { title, summary, category, terms, howToRedeem, from, until, used } = template;
  return {
    title,
    summary,
    category,
    terms,
    howToRedeem,
    validFrom: inDays(from),
    validUntil: inDays(until),
    usedAt: used === undefined ? null : inDays(used),
  };
}
