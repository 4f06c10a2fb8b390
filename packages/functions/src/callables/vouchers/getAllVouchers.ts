import { defineCallable } from '../../composition/defineCallable.ts';
import { getAllVouchersContract } from '../../contract/vouchers/getAllVouchers.ts';
import { findMembershipVouchers, findOwn } from '../../domain/members/memberships.ts';
import { inOrderOfUse } from '../../domain/vouchers/orderOfUse.ts';
import { toVoucher } from '../../domain/vouchers/toVoucher.ts';
import { callableError } from '../../pipeline/errors.ts';

/** The vouchers of one of the caller's memberships, usable ones first. Specification section 7. */
export const getAllVouchers = defineCallable(
  getAllVouchersContract,
  {
    auth: 'member',
    rateLimit: { calls: 60, seconds: 60 },
    checkSession: true,
    promotionFree: { records: [] },
  },
  async ({ caller, request, services, now }) => {
    const own = findOwn(caller.admissions, request);
    if (!own) throw callableError('permission-denied');
    const stored = await findMembershipVouchers(own, services.members);
    const records = stored.map((voucher) => toVoucher(voucher, now));
    return { records: inOrderOfUse(records), now: now.toISOString() };
  },
);
