import { inUtc } from '../../contract/rules/calendar.ts';

/** As long as a claim about what was served can be brought (Limitation Act 1980, section 5). */
const REDEMPTION_YEARS = 6;
/** A scan without a redemption only settles a question at the desk, and in the accounts of the year. */
const SCAN_YEARS = 1;

/** The time from which the store deletes a redemption, its use and its reversal. */
export function redemptionEndsAt(at: Date): Date {
  return inUtc(at).add(REDEMPTION_YEARS, 'year').toDate();
}

/** The time from which the store deletes a scan without a redemption. */
export function scanEndsAt(recordedAt: Date): Date {
  return inUtc(recordedAt).add(SCAN_YEARS, 'year').toDate();
}
