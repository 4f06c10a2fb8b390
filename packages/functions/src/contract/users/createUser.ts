import * as z from 'zod/mini';
import {
  dateOfBirthSchema,
  emailSchema,
  linkTargetFields,
  nameSchema,
  outcomeSchema,
} from '../account.ts';
import { defineContract } from '../define.ts';

/**
 * Creates a login and sends its verification e-mail. Refused, with the reason, for somebody under age and a
 * password that the identity service calls too weak. The reply is the same for an address that has a login:
 * its owner gets an e-mail that says so. Specification section 7.
 */
export const createUserContract = defineContract({
  name: 'users-createUser',
  request: z.strictObject({
    baseAccount: z.strictObject({
      firstName: nameSchema,
      lastName: nameSchema,
      dob: dateOfBirthSchema,
      email: emailSchema,
    }),
    // What makes a password good is the identity service's to say.
    password: z.string().check(z.minLength(1), z.maxLength(4096)),
    ...linkTargetFields,
  }),
  response: z.extend(outcomeSchema, {
    /** False where the login is there and its e-mail could not be sent: it can be asked for again. */
    emailSent: z.exactOptional(z.boolean()),
  }),
});
