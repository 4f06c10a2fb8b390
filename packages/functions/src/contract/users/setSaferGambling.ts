import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { REALITY_CHECK_MINUTES } from '../limits.ts';
import { PROMOTION_FREE_STEPS } from '../rules/saferGambling.ts';
import { saferGamblingSchema } from '../saferGamblingSchema.ts';

/** At least one field; a missing field stays unchanged. */
export const saferGamblingChangeSchema = z
  .strictObject({
    promotionFree: z.exactOptional(z.enum(PROMOTION_FREE_STEPS)),
    /** Null for no reminder. */
    realityCheckMinutes: z.exactOptional(z.nullable(z.literal(REALITY_CHECK_MINUTES))),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'nothing to change'));
export type SaferGamblingChange = z.infer<typeof saferGamblingChangeSchema>;

/**
 * Changes the caller's safer gambling settings and returns the current ones. `success` is false if the
 * pause of promotion-free mode is not over; then nothing has changed.
 */
export const setSaferGamblingContract = defineContract({
  name: 'users-setSaferGambling',
  request: z.strictObject({ change: saferGamblingChangeSchema }),
  response: z.strictObject({ success: z.boolean(), result: saferGamblingSchema }),
});
