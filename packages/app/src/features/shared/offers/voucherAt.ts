import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { offerEndsAt } from '@casino/functions/contract/vouchers/voucherStatus.ts';

/**
 * A voucher with its status at `now`. The server sends the status of the moment of loading, but a page stays
 * open, or shows this device's copy, after the voucher begins or ends.
 */
export function voucherAt(voucher: Voucher, now: Date): Voucher {
  if (voucher.status === 'used' || voucher.status === 'expired') return voucher;
  if (now >= offerEndsAt(voucher.validUntil)) return { ...voucher, status: 'expired' };
  if (now >= new Date(voucher.validFrom)) return { ...voucher, status: 'available' };
  return voucher;
}

/** The moments at which a status changes, as ISO instants. */
export function statusChanges(vouchers: readonly Voucher[]): readonly string[] {
  return vouchers.flatMap(({ validFrom, validUntil }) => [
    validFrom,
    offerEndsAt(validUntil).toISOString(),
  ]);
}
