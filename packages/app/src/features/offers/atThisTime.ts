import type { Voucher } from '@casino/functions/contract';
import type { Remote } from '../../lib/remote.ts';

/**
 * Returns the vouchers with their status at `now`. The server sets the status when they load, but a page may
 * stay open, or show a saved copy, when a voucher begins or ends.
 */
export function atThisTime(
  vouchers: Remote<readonly Voucher[]>,
  now: Date,
): Remote<readonly Voucher[]> {
  if (vouchers.status !== 'ready') return vouchers;
  return { ...vouchers, data: vouchers.data.map((voucher) => voucherAt(voucher, now)) };
}

/** Returns every instant at which a status changes, in ISO format. */
export function turningPoints(vouchers: Remote<readonly Voucher[]>): readonly string[] {
  if (vouchers.status !== 'ready') return [];
  return vouchers.data.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
}

function voucherAt(voucher: Voucher, now: Date): Voucher {
  if (voucher.status === 'used' || voucher.status === 'expired') return voucher;
  if (now >= new Date(voucher.validUntil)) return { ...voucher, status: 'expired' };
  if (now >= new Date(voucher.validFrom)) return { ...voucher, status: 'available' };
  return voucher;
}
