import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { voucherSchema } from './getAllVouchers.ts';

/**
 * One voucher of the caller, as `vouchers-getAllVouchers` lists it, for a page with an open code. `permission-denied`
 * for a voucher that is not one of this membership, whether or not it exists.
 */
export const getVoucherContract = defineContract({
  name: 'vouchers-getVoucher',
  request: z.strictObject({ location: venueIdSchema, crmId: idSchema, voucherId: idSchema }),
  response: z.strictObject({
    /** Null in promotion-free mode, in which the list is empty. */
    record: z.nullable(voucherSchema),
    /** The server's time of the reply. */
    now: z.exactOptional(instantSchema),
  }),
});
