import type { VoucherStatus } from './VoucherStatusBadge.tsx';

/** True if a voucher cannot be used any more. */
export function isSpent(status: VoucherStatus): boolean {
  return status === 'used' || status === 'expired';
}
