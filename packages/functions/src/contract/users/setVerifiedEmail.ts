import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { noRequestSchema } from '../schemas.ts';

/**
 * Copies the identity service's record of the caller's address to their profile, and creates a missing
 * profile. `success` is true if the address is verified. Specification section 7.
 */
export const setVerifiedEmailContract = defineContract({
  name: 'users-setVerifiedEmail',
  request: noRequestSchema,
  response: z.strictObject({ success: z.boolean() }),
});
