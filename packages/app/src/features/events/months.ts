import { VENUE_TIME_ZONE } from '@casino/functions/contract';

const parts = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  timeZone: VENUE_TIME_ZONE,
});
const label = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The month of an instant at the casino: `2026-11`. Months compare as text. */
export function venueMonth(instant: Date): string {
  const found = new Map(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${found.get('year')}-${found.get('month')}`;
}

/** What a month is called: `November 2026`. */
export function monthLabel(month: string): string {
  return label.format(new Date(`${month}-01T00:00:00Z`));
}

/** Every month from one to another, both included, whether anything is on or not. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
