import { z } from 'zod/mini';
import { emailSchema, linkTargetFields, outcomeSchema } from '../account.ts';
import { defineContract } from '../define.ts';

/**
 * Sends the e-mail with which a new password is chosen. The reply is the same for every address, whether
 * or not it has a login. Specification section 7.
 */
export const sendPasswordResetContract = defineContract({
  name: 'users-sendPasswordReset',
  request: z.strictObject({ email: emailSchema, ...linkTargetFields }),
  response: outcomeSchema,
});
