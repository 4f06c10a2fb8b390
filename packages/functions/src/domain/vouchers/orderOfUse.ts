import type { Voucher } from '../../contract/vouchers/getAllVouchers.ts';
import type { VoucherStatus } from '../../contract/vouchers/voucherStatus.ts';

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
