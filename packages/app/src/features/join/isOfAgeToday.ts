import { isOfAge } from '@casino/functions/contract/rules/age.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';

/** Whether a person with this date of birth (`yyyy-mm-dd`) is of age today, in the casinos' time zone. Section 5. */
export function isOfAgeToday(dateOfBirth: string): boolean {
  return isOfAge(dateOfBirth, venueDay(new Date()));
}
