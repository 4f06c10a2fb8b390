import { defineCallable } from '../../composition/defineCallable.ts';
import { getVoucherContract } from '../../contract/vouchers/getVoucher.ts';
import { findOwn } from '../../domain/members/memberships.ts';
import { findHeldVoucher } from '../../domain/vouchers/findHeldVoucher.ts';
import { toVoucher } from '../../domain/vouchers/toVoucher.ts';
import { callableError } from '../../pipeline/errors.ts';

/**
 * One voucher of one of the caller's memberships, in any status. A page with an open code loads it every few seconds, so
 * it reads no other voucher. Another member's voucher and an unknown one get the same error.
 */
export const getVoucher = defineCallable(
  getVoucherContract,
  {
    auth: 'member',
    rateLimit: { calls: 60, seconds: 60 },
    checkSession: true,
    promotionFree: { record: null },
  },
  async ({ caller, request, services, now }) => {
    const own = findOwn(caller.admissions, request);
    const held = own && (await findHeldVoucher(request.voucherId, [own], services.members));
    if (!held) throw callableError('permission-denied');
    return { record: toVoucher(held.voucher, now), now: now.toISOString() };
  },
);
