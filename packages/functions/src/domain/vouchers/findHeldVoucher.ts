import { type Admission, mayUseVoucher } from '../members/memberships.ts';
import type { MemberService, StoredVoucher } from '../ports/memberService.ts';

/** A voucher, with the membership that may use it. */
interface HeldVoucher {
  /** With its use by the holder. */
  readonly voucher: StoredVoucher;
  readonly holder: Admission;
}

/** The voucher with this id if one of the memberships may use it; null for another member's and for an unknown one. */
export async function findHeldVoucher(
  voucherId: string,
  admissions: readonly Admission[],
  members: Pick<MemberService, 'findVoucher' | 'withUseOf'>,
): Promise<HeldVoucher | null> {
  const voucher = await members.findVoucher(voucherId);
  const holder = voucher && admissions.find((admission) => mayUseVoucher(voucher, admission));
  if (!voucher || !holder) return null;
  if (voucher.audience === 'personal') return { voucher, holder };
  return { voucher: await members.withUseOf(voucher, holder.membership.crmId), holder };
}
