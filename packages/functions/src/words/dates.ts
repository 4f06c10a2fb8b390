import type { Language } from '../contract/languages.ts';
import { VENUE_TIME_ZONE } from '../contract/limits.ts';
import { inUtc } from '../contract/rules/calendar.ts';

/** The day of an instant at the casinos, with month and year in full: `21 November 2026`. */
export function dayText(instant: Date | string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: VENUE_TIME_ZONE,
  }).format(new Date(instant));
}

/**
 * A calendar day for little space: `31 Mar 2027`. Specification section 9. English has its own format, because the one of
 * `Intl` writes September with four letters.
 * @param day `yyyy-mm-dd`
 */
export function shortDayText(day: string, language: Language): string {
  if (language === 'en-GB') return inUtc(day).format('D MMM YYYY');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(inUtc(day).toDate());
}
