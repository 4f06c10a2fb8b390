import { isOfAge, venueDay } from '@casino/functions/contract';

/** Whether somebody born on that day, `yyyy-mm-dd`, is of age today at the casinos. Section 5. */
export function isOfAgeToday(dateOfBirth: string): boolean {
  return isOfAge(dateOfBirth, venueDay(new Date()));
}
