import * as z from 'zod/mini';
import { emailSchema, linkTargetFields, outcomeSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';

/**
 * Sends a password reset e-mail. The reply is the same for an address with and without a login. An account
 * without a password is rejected, with the code that leads to creating one. Specification sections 7 and 8.
 */
export const sendPasswordResetContract = defineContract({
  name: 'users-sendPasswordReset',
  request: z.strictObject({ email: emailSchema, ...linkTargetFields }),
  response: z.extend(outcomeSchema, {
    /** The reason as a code, if the app acts on it; `error` is the message. */
    code: z.exactOptional(z.literal('no-password-login')),
  }),
});
