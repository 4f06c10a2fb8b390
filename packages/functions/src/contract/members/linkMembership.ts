import * as z from 'zod/mini';
import { customerNumberSchema, dateOfBirthSchema, outcomeSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';
import { venueIdSchema } from '../schemas.ts';

/**
 * Links a membership to the caller's login. Number, date of birth and the caller's verified address must
 * match the membership; the error does not say which one differs. Linking a linked membership again
 * succeeds. Specification sections 5 and 7.
 */
export const linkMembershipContract = defineContract({
  name: 'members-linkMembership',
  request: z.strictObject({
    location: venueIdSchema,
    membershipNumber: customerNumberSchema,
    dob: dateOfBirthSchema,
  }),
  response: outcomeSchema,
});
