import * as z from 'zod/mini';
import { dateOfBirthSchema, nameSchema } from '../account.ts';
import { defineContract } from '../define.ts';
import { noRequestSchema } from '../schemas.ts';

/** What a login was created with, besides its address and password. */
export const baseAccountSchema = z.strictObject({
  firstName: nameSchema,
  lastName: nameSchema,
  dob: dateOfBirthSchema,
});
export type BaseAccount = z.infer<typeof baseAccountSchema>;

/**
 * What the caller gave when they created their login, so that joining does not ask for it again. Null once the
 * login has a membership, and `BASE_ACCOUNT_DAYS` after it was created.
 */
export const getBaseAccountContract = defineContract({
  name: 'users-getBaseAccount',
  request: noRequestSchema,
  response: z.strictObject({ success: z.boolean(), baseAccount: z.nullable(baseAccountSchema) }),
});
