import * as z from 'zod/mini';
import { emailSchema, linkTargetFields } from '../account.ts';
import { defineContract } from '../defineContract.ts';

/**
 * Sends the verification e-mail again. Only the address's own signed-in user gets `isVerified: true`; other
 * callers get the same reply for every address. Specification section 7.
 */
export const resendVerificationEmailContract = defineContract({
  name: 'users-resendVerificationEmail',
  request: z.strictObject({ email: emailSchema, ...linkTargetFields }),
  response: z.strictObject({ success: z.boolean(), isVerified: z.exactOptional(z.boolean()) }),
});
