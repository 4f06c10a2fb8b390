import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { noRequestSchema } from '../schemas.ts';

/**
 * Restores the address that our e-mail verified, for a login whose address the identity service has changed. Its sessions
 * end. `success` is false if there is no such address or another login has it.
 */
export const restoreEmailContract = defineContract({
  name: 'users-restoreEmail',
  request: noRequestSchema,
  response: z.strictObject({ success: z.boolean() }),
});
