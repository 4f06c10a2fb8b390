import * as z from 'zod/mini';
import { customerNumberSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';
import { nonceSchema, scannedTextSchema, scanOutcomeSchema } from './redemption.ts';

/**
 * Redeems a voucher of a member at the venue of the till, once. The server's time counts.
 * A code is a proof; letters are a name, which the server looks up among the vouchers of the member.
 */
export const redeemContract = defineContract({
  name: 'till-redeem',
  request: z.strictObject({
    nonce: nonceSchema,
    voucher: z.union([
      z.strictObject({ code: scannedTextSchema }),
      z.strictObject({ letters: scannedTextSchema }),
    ]),
    /** The number of the card that the member shows. */
    customerNumber: customerNumberSchema,
  }),
  response: scanOutcomeSchema,
});
