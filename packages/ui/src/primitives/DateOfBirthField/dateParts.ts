import { parseDay } from '../../calendar/parseDay.ts';

/** A date as it is typed, part by part. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const EMPTY_PARTS: DateParts = { day: '', month: '', year: '' };

const EARLIEST_YEAR = 1900;

/** The parts of an ISO date, `yyyy-mm-dd`, without leading zeros; of anything else, empty ones. */
export function partsOf(isoDate: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  if (!year || !month || !day) return EMPTY_PARTS;
  return { day: String(Number(day)), month: String(Number(month)), year };
}

/** The ISO date, `yyyy-mm-dd`, of parts that name a day of the calendar since 1900; otherwise ''. */
export function isoDateOf({ day, month, year }: DateParts): string {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return '';
  if (Number(year) < EARLIEST_YEAR) return '';
  return parseDay(`${Number(day)}/${Number(month)}/${year}`, 'D/M/YYYY');
}

/** True once every part is as long as it can mean something: then a date that is none is a mistake. */
export function isComplete({ day, month, year }: DateParts): boolean {
  return day !== '' && month !== '' && year.length === 4;
}

/** A whole date as it may be pasted: `29/2/1980`, `29.02.1980`, `1980-02-29`. Null for anything else. */
export function pastedDate(text: string): DateParts | null {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text);
  const british = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (british?.slice(1).reverse() ?? []);
  return year && month && day ? { day, month, year } : null;
}
