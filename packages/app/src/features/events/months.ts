import { inUtc, venueClock } from '@casino/functions/contract';

const MONTH = 'YYYY-MM';

const label = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The month of an instant at the casino: `2026-11`. Months compare as text. */
export function venueMonth(instant: Date): string {
  return venueClock(instant).format(MONTH);
}

/** What a month is called: `November 2026`. */
export function monthLabel(month: string): string {
  return label.format(inUtc(month).toDate());
}

/** Every month from one to another, both included, whether anything is on or not. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const count = inUtc(last).diff(inUtc(first), 'month') + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    inUtc(first).add(index, 'month').format(MONTH),
  );
}
