import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

// Apart from `zoneClock.ts`: pages that show times need no parser, and forms need no time zones.
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** The ISO day, `yyyy-mm-dd`, that a text names in a format of dayjs; '' where the calendar has no such day. */
export function parseDay(text: string, format: string): string {
  const day = dayjs.utc(text, format, true);
  return day.isValid() ? day.format('YYYY-MM-DD') : '';
}
