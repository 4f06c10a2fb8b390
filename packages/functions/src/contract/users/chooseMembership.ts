import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { idSchema } from '../schemas.ts';

/**
 * Chooses which of the caller's memberships the app opens with, on every device. `permission-denied` if it is not
 * the caller's own, or its record is gone. Idempotent.
 */
export const chooseMembershipContract = defineContract({
  name: 'users-chooseMembership',
  request: z.strictObject({ crmId: idSchema }),
  response: z.strictObject({ success: z.boolean() }),
});
