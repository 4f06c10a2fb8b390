import * as z from 'zod/mini';
import {
  dateOfBirthSchema,
  emailSchema,
  GENDERS,
  nameSchema,
  outcomeSchema,
  submissionIdSchema,
  TITLES,
} from '../account.ts';
import { CONSENT_CHANNELS } from '../consents.ts';
import { defineContract } from '../define.ts';
import { venueIdSchema } from '../schemas.ts';

/** What somebody says of themselves to join. Specification section 3, "Registration values". */
export const registrationValuesSchema = z.strictObject({
  title: z.enum(TITLES),
  firstName: nameSchema,
  lastName: nameSchema,
  dob: dateOfBirthSchema,
  email: emailSchema,
  gender: z.enum(GENDERS),
  /** As it was typed: the server makes E.164 of it, and refuses what is no mobile number. */
  mobile: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  consents: z.strictObject({
    over18: z.literal(true),
    terms: z.literal(true),
    /** The channels by which casino offers may come (`CONSENT_WORDING`); none unless the member chose it. */
    marketing: z.array(z.enum(CONSENT_CHANNELS)).check(z.maxLength(CONSENT_CHANNELS.length)),
  }),
  /** The home casino. */
  location: venueIdSchema,
});
export type RegistrationValues = z.infer<typeof registrationValuesSchema>;

/**
 * Makes somebody a member, and answers with their customer number; sent again, with the same number
 * (`submissionIdSchema` says what counts as again). A caller with a verified address registers with that one, and
 * their login is linked. Without a proved address the reply is the same for every address: the number is a
 * promise, which begins to hold when a login with that address links it, within
 * `PENDING_REGISTRATION_DAYS`. Specification section 7.
 */
export const registerAccountContract = defineContract({
  name: 'members-registerAccount',
  request: z.strictObject({ values: registrationValuesSchema, submissionId: submissionIdSchema }),
  response: z.extend(outcomeSchema, { customerNumber: z.exactOptional(z.string()) }),
});
