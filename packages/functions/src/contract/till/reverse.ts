import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { idSchema } from '../schemas.ts';
import { REVERSAL_REASONS, redemptionSchema } from './redemption.ts';

/** Why a redemption was not taken back. */
export const REVERSAL_REFUSALS = ['unknown', 'too-late', 'not-offered'] as const;
export type ReversalRefusal = (typeof REVERSAL_REFUSALS)[number];

/**
 * Takes a redemption back, so that the member can use the voucher again. The device that redeemed it may for
 * `REVERSAL_MINUTES`; a manager of the venue always. A repeated request gets the same reply.
 */
export const reverseContract = defineContract({
  name: 'till-reverse',
  request: z.strictObject({ redemptionId: idSchema, reason: z.enum(REVERSAL_REASONS) }),
  response: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('reversed'), redemption: redemptionSchema }),
    z.strictObject({ outcome: z.literal('refused'), reason: z.enum(REVERSAL_REFUSALS) }),
  ]),
});
