import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { idSchema } from '../schemas.ts';

/**
 * A PNG of the voucher's QR code, in base64 without a data-URL prefix. `permission-denied` for a voucher
 * that is not the caller's own, whether or not it exists. Specification sections 3 and 7.
 */
export const generateQrCodeContract = defineContract({
  name: 'vouchers-generateQrCode',
  request: z.strictObject({ voucherId: idSchema }),
  response: z.strictObject({ base64Png: z.string().check(z.minLength(1)) }),
});
