import { inUtc } from './calendar.ts';

/** The age from which somebody may join, in years. Specification section 5. */
export const ADULT_AGE = 18;

/**
 * True from the eighteenth birthday on, both days as `yyyy-mm-dd`. Counted back from today, which puts the
 * birthday of somebody born on 29 February on 1 March of a year that has no such day.
 * @param today the day at the casino (`venueDay`). Specification section 5
 */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  return dateOfBirth <= inUtc(today).subtract(ADULT_AGE, 'year').format('YYYY-MM-DD');
}
