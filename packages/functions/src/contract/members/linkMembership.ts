import * as z from 'zod/mini';
import { dateOfBirthSchema, outcomeSchema } from '../account.ts';
import { defineContract } from '../define.ts';
import { idSchema, venueIdSchema } from '../schemas.ts';

/**
 * Links a membership to the caller's login. Number, date of birth and the caller's verified address have
 * to match the membership; the refusal does not say which does not. Linking what is linked already
 * succeeds. Specification sections 5 and 7.
 */
export const linkMembershipContract = defineContract({
  name: 'members-linkMembership',
  request: z.strictObject({
    location: venueIdSchema,
    membershipNumber: idSchema,
    dob: dateOfBirthSchema,
  }),
  response: outcomeSchema,
});
