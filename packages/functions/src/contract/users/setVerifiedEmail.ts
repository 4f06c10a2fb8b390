import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { noRequestSchema } from '../schemas.ts';

/**
 * Mirrors to the caller's profile what the identity service's own record says of their address, and makes
 * the profile where it is missing. `success` says whether the address is verified. Specification section 7.
 */
export const setVerifiedEmailContract = defineContract({
  name: 'users-setVerifiedEmail',
  request: noRequestSchema,
  response: z.strictObject({ success: z.boolean() }),
});
