import { inUtc, venueClock, venueInstant } from './calendar.ts';

const DAY = 'YYYY-MM-DD';

/**
 * The calendar day at the casino, Europe/London, as `yyyy-mm-dd`, so that days compare as text. Independent
 * of the device's zone and clock. Specification section 4, "Game rules".
 */
export function venueDay(instant: Date): string {
  return venueClock(instant).format(DAY);
}

/** The calendar day after `day`, both `yyyy-mm-dd`. */
export function dayAfter(day: string): string {
  return inUtc(day).add(1, 'day').format(DAY);
}

/** The instant at which `day` (`yyyy-mm-dd`) begins at the casino. */
export function startOfVenueDay(day: string): Date {
  return venueInstant(`${day}T00:00`);
}

/** The instant at which `day` (`yyyy-mm-dd`) ends at the casino: the start of the next one. */
export function closeOfVenueDay(day: string): Date {
  return startOfVenueDay(dayAfter(day));
}
