import * as z from 'zod/mini';
import { linkTokenSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';

/**
 * The reasons for which a reset link is rejected. `expired`: it is older than two hours. `used`: the
 * password was changed. `replaced`: a newer link was sent. `invalid`: it is forged, or its login is
 * disabled or deleted.
 */
export const RESET_REFUSALS = ['expired', 'used', 'replaced', 'invalid'] as const;
export type ResetRefusal = (typeof RESET_REFUSALS)[number];

/**
 * Exchanges the token of an e-mailed reset link for a code of the identity service, which the client uses
 * to set the new password. Repeatable until the link expires. Specification section 9.
 */
export const openPasswordResetContract = defineContract({
  name: 'users-openPasswordReset',
  request: z.strictObject({ token: linkTokenSchema }),
  response: z.discriminatedUnion('success', [
    z.strictObject({ success: z.literal(true), oobCode: z.string() }),
    z.strictObject({ success: z.literal(false), error: z.enum(RESET_REFUSALS) }),
  ]),
});
