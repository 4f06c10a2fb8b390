import { clockAt, inUtc } from './zoneClock.ts';

/** Which of the days of a month with the same weekday. The last is also the fourth or the fifth. */
export type Nth = (typeof WEEKS)[number] | 'last';

const WEEKS = ['first', 'second', 'third', 'fourth'] as const;

/** How often a series is on. */
export type SeriesRule =
  | { readonly every: 'week' }
  | { readonly every: 'month'; readonly nth: Nth };

/** An ISO 8601 instant with the IANA time zone of its place. */
export interface SeriesDate {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Fewer dates are too few to tell. */
const LEAST = 3;

/**
 * Returns the rule that the dates of a series follow, on the weekday of the first; null if there is none. The dates are
 * those of the place.
 * @param dates in order
 */
export function seriesRule(dates: readonly SeriesDate[]): SeriesRule | null {
  if (dates.length < LEAST) return null;
  // As days in UTC, because a `clock` is for its fields only.
  const days = dates.map(({ startsAt, timeZone }) =>
    inUtc(clockAt(startsAt, timeZone).clock.format('YYYY-MM-DD')),
  );
  const steps = days.slice(1).map((day, index) => day.diff(days[index], 'day'));
  if (steps.every((step) => step === 7)) return { every: 'week' };

  const months = days.map((day) => day.year() * 12 + day.month());
  const isMonthly =
    months.slice(1).every((month, index) => month - 1 === months[index]) &&
    new Set(days.map((day) => day.day())).size === 1;
  if (!isMonthly) return null;
  if (days.every((day) => day.date() + 7 > day.daysInMonth())) {
    return { every: 'month', nth: 'last' };
  }
  const weeks = new Set(days.map((day) => Math.ceil(day.date() / 7)));
  const nth = WEEKS.find((_, index) => weeks.size === 1 && weeks.has(index + 1));
  return nth === undefined ? null : { every: 'month', nth };
}
