import type { AvoidBy, PointsRule } from '../../contract/points/summary.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { compareTexts, type PointsAccount } from './account.ts';
import type { PointsTerms } from './terms.ts';

/** The last day of some points, and the rule that ends them. */
export interface End {
  readonly day: string;
  readonly rule: PointsRule;
}

/** What keeps points that a rule would end. */
export const AVOIDED_BY: Readonly<Record<PointsRule, AvoidBy | null>> = {
  'lot-age': null,
  'no-visit': 'visit',
  'no-redemption': 'redemption',
  'period-end': null,
};

/** `yyyy-mm-dd`, `days` after `day`. */
export function daysAfter(day: string, days: number): string {
  const key = `${day} ${days}`;
  let later = laterDays.get(key);
  if (later === undefined) {
    later = inUtc(day).add(days, 'day').format('YYYY-MM-DD');
    laterDays.set(key, later);
  }
  return later;
}

/** dayjs takes 10 µs for a day, and a history of two years asks for the same few hundred many times. */
const laterDays = new Map<string, string>();

/** The first `mm-dd` on or after `day`. */
export function nextDayOfYear(dayOfYear: string, day: string): string {
  const thisYear = `${day.slice(0, 4)}-${dayOfYear}`;
  return thisYear >= day ? thisYear : inUtc(thisYear).add(1, 'year').format('YYYY-MM-DD');
}

/** The last day before each rule ends all points of an account, of the rules that do. Nothing without points. */
export function endsOfAll(account: PointsAccount, terms: PointsTerms): readonly End[] {
  const { since, lastVisitOn, lastRedeemedOn, settledOn } = account;
  if (since === null || settledOn === null) return [];
  const after = (last: string | null, days: number) =>
    daysAfter(last !== null && last > since ? last : since, days);
  return [
    terms.noVisitDays !== null && {
      rule: 'no-visit' as const,
      day: after(lastVisitOn, terms.noVisitDays),
    },
    terms.noRedemptionDays !== null && {
      rule: 'no-redemption' as const,
      day: after(lastRedeemedOn, terms.noRedemptionDays),
    },
    terms.periodEndsOn !== null && {
      rule: 'period-end' as const,
      day: nextDayOfYear(terms.periodEndsOn, settledOn),
    },
  ].filter((end) => end !== false);
}

/** The earliest of these ends. Of two on one day the first in the list. */
export function earliest(ends: readonly End[]): End | null {
  return ends.toSorted((a, b) => compareTexts(a.day, b.day))[0] ?? null;
}

/** The end of points that were earned on a day; null if they never end. */
export function endOfPoints(earnedOn: string, terms: PointsTerms, all: End | null): End | null {
  const day = lastLotDay(earnedOn, terms);
  if (day === null || (all !== null && all.day < day)) return all;
  return { day, rule: 'lot-age' };
}

/** The last day of points by their own age; null if they have no end. */
export function lastLotDay(earnedOn: string, { lotAgeDays }: PointsTerms): string | null {
  return lotAgeDays === null ? null : daysAfter(earnedOn, lotAgeDays);
}
