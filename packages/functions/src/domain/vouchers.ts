import type { VOUCHER_STATUSES, Voucher } from '../contract/index.ts';

export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

/** What decides a voucher's status: ISO 8601 instants. */
export interface VoucherDates {
  /** The first moment at which it can be used. */
  readonly validFrom: string;
  /** The first moment at which it no longer can. */
  readonly validUntil: string;
  /** When it was redeemed, or null. */
  readonly usedAt: string | null;
}

/** What can still be done with a voucher at `now`; having been used outranks having expired. */
export function voucherStatus(dates: VoucherDates, now: Date): VoucherStatus {
  if (dates.usedAt !== null) return 'used';
  if (now < new Date(dates.validFrom)) return 'upcoming';
  if (now >= new Date(dates.validUntil)) return 'expired';
  return 'available';
}

const ORDER: readonly VoucherStatus[] = ['available', 'upcoming', 'used', 'expired'];

/**
 * What can be used comes first, and of that what lapses soonest; then what begins soonest; then what is
 * gone, latest first.
 */
export function inOrderOfUse(vouchers: readonly Voucher[]): Voucher[] {
  return vouchers.toSorted(
    (a, b) =>
      ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
      urgency(a) - urgency(b) ||
      a.id.localeCompare(b.id),
  );
}

function urgency({ status, validFrom, validUntil }: Voucher): number {
  if (status === 'upcoming') return Date.parse(validFrom);
  return status === 'available' ? Date.parse(validUntil) : -Date.parse(validUntil);
}
