import { clockAt, inUtc } from './zoneClock.ts';

/** Which of the days of a month with the same weekday. The last is also the fourth or the fifth. */
export type Nth = (typeof WEEKS)[number] | 'last';

type Day = ReturnType<typeof inUtc>;

const MONTH = 'YYYY-MM';

const WEEKS = ['first', 'second', 'third', 'fourth'] as const;

/** How often a series is on. */
export type SeriesRule =
  | { readonly every: 'week' }
  | {
      readonly every: 'month';
      readonly nth: Nth;
      /** The months without a date between the first and the last, as `2027-03`. */
      readonly except: readonly string[];
    };

/** An ISO 8601 instant with the IANA time zone of its place. */
export interface SeriesDate {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Fewer dates are too few to tell, and as many stand for one month without a date. */
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

  const except = monthsWithout(days);
  const isMonthly =
    except !== null &&
    except.length <= Math.floor(days.length / LEAST) &&
    new Set(days.map((day) => day.day())).size === 1;
  if (!isMonthly) return null;
  if (days.every((day) => day.date() + 7 > day.daysInMonth())) {
    return { every: 'month', nth: 'last', except };
  }
  const weeks = new Set(days.map((day) => Math.ceil(day.date() / 7)));
  const nth = WEEKS.find((_, index) => weeks.size === 1 && weeks.has(index + 1));
  return nth === undefined ? null : { every: 'month', nth, except };
}

/** Returns the months without a day, from that of the first day to that of the last; null if a month has two. */
function monthsWithout(days: readonly Day[]): readonly string[] | null {
  const found = new Set(days.map((day) => day.format(MONTH)));
  const [first] = days;
  if (first === undefined || found.size < days.length) return null;
  const count = (days.at(-1) ?? first).startOf('month').diff(first.startOf('month'), 'month') + 1;
  return Array.from({ length: count }, (_, index) =>
    first.startOf('month').add(index, 'month').format(MONTH),
  ).filter((month) => !found.has(month));
}
