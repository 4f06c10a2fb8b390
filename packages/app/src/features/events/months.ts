import { inUtc, venueClock } from '@casino/functions/contract/rules/calendar.ts';
import { monthTitle } from '@casino/ui/i18n/eventTimes.ts';

const MONTH = 'YYYY-MM';

/** Returns the month of an instant in the casinos' time zone: `2026-11`. Months compare as strings. */
export function venueMonth(instant: Date): string {
  return venueClock(instant).format(MONTH);
}

/** Returns the label of a month in a language: `November 2026`, `2026年11月`. */
export function monthLabel(locale: string, month: string): string {
  return monthTitle(locale, { startsAt: month, endsAt: month, timeZone: 'UTC' });
}

/** Returns every month from `first` to `last`, both included. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const count = inUtc(last).diff(inUtc(first), 'month') + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    inUtc(first).add(index, 'month').format(MONTH),
  );
}
