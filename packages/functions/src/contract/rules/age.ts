import { inUtc } from './calendar.ts';

/** The minimum age for joining, in years. Specification section 5. */
export const ADULT_AGE = 18;

/**
 * True from the eighteenth birthday on, both days as `yyyy-mm-dd`. A person born on 29 February has their
 * birthday on 1 March in other years.
 * @param today the day at the casino (`venueDay`). Specification section 5
 */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  return dateOfBirth <= inUtc(today).subtract(ADULT_AGE, 'year').format('YYYY-MM-DD');
}
