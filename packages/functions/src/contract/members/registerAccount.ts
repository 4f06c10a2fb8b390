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
import { defineContract } from '../defineContract.ts';
import { venueIdSchema } from '../schemas.ts';

/** The values of the join form. Specification section 3, "Registration values". */
export const registrationValuesSchema = z.strictObject({
  title: z.enum(TITLES),
  firstName: nameSchema,
  lastName: nameSchema,
  dob: dateOfBirthSchema,
  email: emailSchema,
  gender: z.enum(GENDERS),
  /** As typed: the server converts it to E.164 and rejects an invalid mobile number. */
  mobile: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  consents: z.strictObject({
    over18: z.literal(true),
    terms: z.literal(true),
    /** The channels for casino offers (`CONSENT_WORDING`); only the ones that the member chose. */
    marketing: z.array(z.enum(CONSENT_CHANNELS)).check(z.maxLength(CONSENT_CHANNELS.length)),
  }),
  /** The home casino. */
  location: venueIdSchema,
});
export type RegistrationValues = z.infer<typeof registrationValuesSchema>;

/**
 * Registers a member and returns the customer number. A repeated submission returns the same number
 * (`submissionIdSchema`). A caller with a verified address registers with that address, and their login is
 * linked. Without a verified address the reply is the same for every address: the number is reserved, and
 * becomes valid when a login with that address links it within `PENDING_REGISTRATION_DAYS`. Specification
 * section 7.
 */
export const registerAccountContract = defineContract({
  name: 'members-registerAccount',
  request: z.strictObject({ values: registrationValuesSchema, submissionId: submissionIdSchema }),
  response: z.extend(outcomeSchema, { customerNumber: z.exactOptional(z.string()) }),
});
