import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { pointsSummarySchema } from '../points/summary.ts';
import { idSchema, venueIdSchema } from '../schemas.ts';

/**
 * The points of one of the caller's memberships, as the group computes them. `permission-denied` when `location` and
 * `crmId` are not the caller's own membership.
 */
export const getPointsContract = defineContract({
  name: 'members-getPoints',
  request: z.strictObject({ location: venueIdSchema, crmId: idSchema }),
  response: z.strictObject({
    success: z.literal(true),
    /** Null if the group has no statement of this member's points. */
    points: z.nullable(pointsSummarySchema),
    /** False if the parts of the reply contradict each other: the page shows the balance and no sums of its own. */
    isConsistent: z.boolean(),
    /** The same value, for an app that was loaded before the name changed. */
    adds: z.exactOptional(z.boolean()),
  }),
});
