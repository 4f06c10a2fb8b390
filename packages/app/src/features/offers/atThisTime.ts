import type { Voucher } from '@casino/functions/contract';
import type { Remote } from '../../lib/remote.ts';

/**
 * The vouchers as they stand at `now`: the server told their status when they were loaded, and a page may
 * stay open, or be opened from this device's copy, across the moment at which one begins or ends.
 */
export function atThisTime(
  vouchers: Remote<readonly Voucher[]>,
  now: Date,
): Remote<readonly Voucher[]> {
  if (vouchers.status !== 'ready') return vouchers;
  return { ...vouchers, data: vouchers.data.map((voucher) => voucherAt(voucher, now)) };
}

/** Every moment at which a status changes, as ISO instants. */
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
