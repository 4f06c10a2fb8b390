import { VENUE_TIME_ZONE } from '../limits.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: VENUE_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar day at the casino, Europe/London, as `yyyy-mm-dd`: days compare as text. The zone and the
 * clock of whoever asks play no part. Specification section 4, "Game rules".
 */
export function venueDay(instant: Date): string {
  const parts = new Map(calendar.formatToParts(instant).map(({ type, value }) => [type, value]));
  return [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-');
}

/** The calendar day after `day`, both `yyyy-mm-dd`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The instant at which `day` (`yyyy-mm-dd`) begins at the casino. */
export function startOfVenueDay(day: string): Date {
  const winter = new Date(day);
  const summer = new Date(winter.getTime() - HOUR_MS);
  return venueDay(summer) === day ? summer : winter;
}
