import type { VOUCHER_STATUSES, Voucher } from '../contract/index.ts';

export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

/** The dates that decide a voucher's status: ISO 8601 instants. */
export interface VoucherDates {
  /** The instant from which it can be used. */
  readonly validFrom: string;
  /** The instant from which it cannot be used any more. */
  readonly validUntil: string;
  /** When it was redeemed, or null. */
  readonly usedAt: string | null;
}

/** The status of a voucher at `now`; used outranks expired. */
export function voucherStatus(dates: VoucherDates, now: Date): VoucherStatus {
  if (dates.usedAt !== null) return 'used';
  if (now < new Date(dates.validFrom)) return 'upcoming';
  if (now >= new Date(dates.validUntil)) return 'expired';
  return 'available';
}

const ORDER: readonly VoucherStatus[] = ['available', 'upcoming', 'used', 'expired'];

/** Sorts vouchers: available ones by expiry, then upcoming ones by start, then past ones, latest first. */
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
