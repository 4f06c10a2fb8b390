import type { PointsSummary, RuleInForce } from '../../contract/points/summary.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import type { PointsAccount } from './account.ts';
import { AVOIDED_BY, earliest, endOfPoints, endsOfAll, lastLotDay, nextDayOfYear } from './ends.ts';
import { sumAmounts } from './settle.ts';
import type { PointsTerms } from './terms.ts';

/** The summary of an account that is settled up to the day of `now`. */
export function toSummary(account: PointsAccount, terms: PointsTerms, now: Date): PointsSummary {
  const today = venueDay(now);
  return {
    asOf: now.toISOString(),
    balance: account.balance,
    tierPoints: account.tierPoints,
    pending: sumAmounts(account.pending),
    expiring: [...toExpiring(account, terms)],
    rules: [...rulesInForce(account, terms)],
    value: terms.value,
    tierPeriod: toTierPeriod(terms, today),
  };
}

/** All points that end, by day and rule, earliest first. */
function toExpiring(account: PointsAccount, terms: PointsTerms): PointsSummary['expiring'] {
  const all = earliest(endsOfAll(account, terms));
  const byEnd = new Map<string, PointsSummary['expiring'][number]>();
  for (const { day, points } of account.earned) {
    const end = endOfPoints(day, terms, all);
    if (end === null) continue;
    const before = byEnd.get(`${end.day} ${end.rule}`)?.points ?? 0;
    const each = { ...end, points: before + points, avoidBy: AVOIDED_BY[end.rule] };
    byEnd.set(`${end.day} ${end.rule}`, each);
  }
  return [...byEnd.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function rulesInForce(account: PointsAccount, terms: PointsTerms): readonly RuleInForce[] {
  const days: Readonly<Record<RuleInForce['rule'], number | null>> = {
    'lot-age': terms.lotAgeDays,
    'no-visit': terms.noVisitDays,
    'no-redemption': terms.noRedemptionDays,
    'period-end': null,
  };
  const ends = endsOfAll(account, terms);
  const [oldest] = account.earned;
  const firstEnd = oldest ? lastLotDay(oldest.day, terms) : null;
  const isInForce = (rule: RuleInForce['rule']) =>
    rule === 'period-end' ? terms.periodEndsOn !== null : days[rule] !== null;
  return (Object.keys(days) as RuleInForce['rule'][]).filter(isInForce).map((rule) => ({
    rule,
    day: rule === 'lot-age' ? firstEnd : (ends.find((end) => end.rule === rule)?.day ?? null),
    days: days[rule],
  }));
}

function toTierPeriod(
  { tierPeriodStartsOn }: PointsTerms,
  today: string,
): PointsSummary['tierPeriod'] {
  if (tierPeriodStartsOn === null) return null;
  const yearAgo = inUtc(today).subtract(1, 'year').add(1, 'day').format('YYYY-MM-DD');
  const startsOn = nextDayOfYear(tierPeriodStartsOn, yearAgo);
  const next = inUtc(startsOn).add(1, 'year').subtract(1, 'day');
  return { startsOn, endsOn: next.format('YYYY-MM-DD') };
}
