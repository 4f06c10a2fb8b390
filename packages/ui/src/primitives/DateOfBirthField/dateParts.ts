import { parseDay } from '../../calendar/parseDay.ts';

/** A date as typed, with a text for each part. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const EMPTY_PARTS: DateParts = { day: '', month: '', year: '' };

const EARLIEST_YEAR = 1900;

/** Returns the parts of an ISO date, `yyyy-mm-dd`, without leading zeros. Returns empty parts for anything else. */
export function toDateParts(isoDate: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  if (!year || !month || !day) return EMPTY_PARTS;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** Returns the ISO date, `yyyy-mm-dd`, of parts that form a calendar day since 1900. Returns '' for anything else. */
export function toIsoDate({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return '';
  if (Number(year) < EARLIEST_YEAR) return '';
  return parseDay(`${Number(day)}/${Number(month)}/${year}`, 'D/M/YYYY');
}

/** Returns true if every part has its full length. An invalid date is then an error, and not merely unfinished. */
export function isComplete({ day, month, year }: DateParts): boolean {
  return day !== '' && month !== '' && year.length === 4;
}

/** Parses a pasted date such as `29/2/1980`, `29.02.1980` or `1980-02-29`. Returns null for anything else. */
export function parsePastedDate(text: string): DateParts | null {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text);
  const british = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (british?.slice(1).reverse() ?? []);
  return year && month && day ? { day, month, year } : null;
}
