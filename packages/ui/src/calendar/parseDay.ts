import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

// Separate from `zoneClock.ts`, because pages that show times need no parser, and forms need no time zones.
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Parses a text in a dayjs format. Returns the ISO day, `yyyy-mm-dd`, or '' if the calendar has no such day. */
export function parseDay(text: string, format: string): string {
  const day = dayjs.utc(text, format, true);
  return day.isValid() ? day.format('YYYY-MM-DD') : '';
}
