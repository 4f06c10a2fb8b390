import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { movementsCursorSchema, pointMovementsPageSchema } from '../points/movements.ts';
import { idSchema, venueIdSchema } from '../schemas.ts';

/**
 * A page of the movements of one of the caller's memberships. `permission-denied` when `location` and `crmId` are not
 * the caller's own membership.
 */
export const getPointMovementsContract = defineContract({
  name: 'members-getPointMovements',
  request: z.strictObject({
    location: venueIdSchema,
    crmId: idSchema,
    /** The `next` of the previous page; null for the first one. */
    cursor: z.nullable(movementsCursorSchema),
  }),
  response: z.strictObject({
    success: z.literal(true),
    /** Null if the group has no movements of this member. */
    page: z.nullable(pointMovementsPageSchema),
  }),
});
