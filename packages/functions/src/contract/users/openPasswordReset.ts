import * as z from 'zod/mini';
import { defineContract } from '../define.ts';

/**
 * Why a reset link opens nothing. `expired`: its two hours are over. `used`: the password was changed since.
 * `replaced`: a newer link was sent. `invalid`: nobody was sent it, or its login is closed or gone.
 */
export const RESET_REFUSALS = ['expired', 'used', 'replaced', 'invalid'] as const;
export type ResetRefusal = (typeof RESET_REFUSALS)[number];

/**
 * Exchanges the token of an e-mailed reset link for a code of the identity service, which checks the code
 * and chooses the new password with it. May be repeated until the link ends. Specification section 9.
 */
export const openPasswordResetContract = defineContract({
  name: 'users-openPasswordReset',
  request: z.strictObject({
    /** A signed token (JWT). */
    token: z.string().check(z.maxLength(1_000), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  }),
  response: z.discriminatedUnion('success', [
    z.strictObject({ success: z.literal(true), oobCode: z.string() }),
    z.strictObject({ success: z.literal(false), error: z.enum(RESET_REFUSALS) }),
  ]),
});
