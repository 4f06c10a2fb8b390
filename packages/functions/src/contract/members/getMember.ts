import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { memberSchema } from '../member.ts';
import { venueIdSchema } from '../schemas.ts';

/**
 * The caller's own membership at one location. `not-found` if the member service has deleted it;
 * `permission-denied` for a location at which the caller has no membership. Specification section 7.
 */
export const getMemberContract = defineContract({
  name: 'members-getMember',
  request: z.strictObject({ location: venueIdSchema }),
  response: z.strictObject({ success: z.boolean(), result: memberSchema }),
});
