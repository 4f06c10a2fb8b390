import type { MemberService, StoredVoucher } from '../../domain/ports/memberService.ts';

/** The vouchers that this product issues itself: the prizes of its games. */
export type OwnVouchers = Pick<MemberService, 'findVouchersOf' | 'findVoucher'>;

/**
 * The voucher with this id if this product issued it, also beside a group's own system; else null. Only this decides
 * whose a voucher is: our store has it or not.
 */
export function findOwnVoucher(
  own: Pick<OwnVouchers, 'findVoucher'>,
  voucherId: string,
): Promise<StoredVoucher | null> {
  return own.findVoucher(voucherId);
}
