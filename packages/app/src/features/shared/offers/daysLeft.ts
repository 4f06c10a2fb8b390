import { inUtc } from '@casino/functions/contract/rules/calendar.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { offerEndsAt } from '@casino/functions/contract/vouchers/voucherStatus.ts';

/** An offer with more days left does not show them. */
const SOON_DAYS = 14;

/**
 * The number of calendar days at the casino from today to the last day of an offer: 0 on its last day. Null if it has
 * ended, or if more than 14 days are left.
 * @param validUntil an instant of the last day, or 00:00 after it, as ISO 8601
 */
export function daysLeft(validUntil: string, now: Date): number | null {
  const lastDay = venueDay(new Date(offerEndsAt(validUntil).getTime() - 1));
  const days = inUtc(lastDay).diff(inUtc(venueDay(now)), 'day');
  return days < 0 || days > SOON_DAYS ? null : days;
}
