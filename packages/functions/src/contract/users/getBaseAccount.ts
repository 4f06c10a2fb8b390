import * as z from 'zod/mini';
import { dateOfBirthSchema, nameSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';
import { noRequestSchema } from '../schemas.ts';

/** The values of a login's creation, besides its address and password. */
export const baseAccountSchema = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  dob: dateOfBirthSchema,
});
export type BaseAccount = z.infer<typeof baseAccountSchema>;

/**
 * The values that the caller gave to create their login, so that the join form is prefilled. Null
 * once the login has a membership, and after `BASE_ACCOUNT_DAYS`.
 */
export const getBaseAccountContract = defineContract({
  name: 'users-getBaseAccount',
  request: noRequestSchema,
  response: z.strictObject({ success: z.boolean(), baseAccount: z.nullable(baseAccountSchema) }),
});
