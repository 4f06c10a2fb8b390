import { closeOfVenueDay, venueDay } from '../rules/venueDay.ts';
import type { VOUCHER_STATUSES } from './getAllVouchers.ts';

export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

/** The dates that decide a voucher's status: ISO 8601 instants. */
export interface VoucherDates {
  /** The instant from which it can be used. */
  readonly validFrom: string;
  /** An instant of its last day, or 00:00 after it. */
  readonly validUntil: string;
  /** When it was redeemed, or null. */
  readonly usedAt: string | null;
}

/**
 * The instant from which an offer cannot be used any more: the close of its last day at the casino. The page
 * prints that day, without a time. A `validUntil` of 00:00 at the casino closes the day before.
 */
export function offerEndsAt(validUntil: string): Date {
  return closeOfVenueDay(venueDay(new Date(Date.parse(validUntil) - 1)));
}

/** The status of a voucher at `now`; used outranks expired. */
export function voucherStatus(dates: VoucherDates, now: Date): VoucherStatus {
  if (dates.usedAt !== null) return 'used';
  if (now < new Date(dates.validFrom)) return 'upcoming';
  if (now >= offerEndsAt(dates.validUntil)) return 'expired';
  return 'available';
}
