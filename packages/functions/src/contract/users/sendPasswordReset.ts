import * as z from 'zod/mini';
import { emailSchema, linkTargetFields, outcomeSchema } from '../account.ts';
import { defineContract } from '../define.ts';

/**
 * Sends the e-mail with which a new password is chosen. The reply is the same for an address with and without
 * a login. An account that has no password login is refused, with the code that leads to creating one.
 * Specification sections 7 and 8.
 */
export const sendPasswordResetContract = defineContract({
  name: 'users-sendPasswordReset',
  request: z.strictObject({ email: emailSchema, ...linkTargetFields }),
  response: z.extend(outcomeSchema, {
    /** Why it is refused, where the app acts on it; `error` says it in words. */
    code: z.exactOptional(z.literal('no-password-login')),
  }),
});
