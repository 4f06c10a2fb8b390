import * as z from 'zod/mini';
import {
  dateOfBirthSchema,
  emailSchema,
  linkTargetFields,
  nameSchema,
  outcomeSchema,
} from '../account.ts';
import { defineContract } from '../defineContract.ts';

/**
 * Creates a login and sends its verification e-mail. Rejects a person under age and a password that is too
 * weak for the identity service, with the reason. The reply is the same for an address with a login: its
 * owner gets an e-mail. Specification section 7.
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
    // The password rules are those of the identity service.
    password: z.string().check(z.minLength(1), z.maxLength(4096)),
    ...linkTargetFields,
  }),
  response: z.extend(outcomeSchema, {
    /** False if the login exists and its e-mail could not be sent. The e-mail can be requested again. */
    emailSent: z.exactOptional(z.boolean()),
  }),
});
