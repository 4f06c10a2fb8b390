import * as z from 'zod/mini';
import { consentAnswerSchema } from '../consents.ts';
import { defineContract } from '../define.ts';
import { interestsSchema } from '../interests.ts';
import { memberSchema } from '../member.ts';
import { idSchema, phoneNumberSchema, venueIdSchema } from '../schemas.ts';

const answersSchema = z.array(consentAnswerSchema).check(
  z.minLength(1),
  z.refine(
    (answers) => new Set(answers.map(({ topic }) => topic)).size === answers.length,
    'twice',
  ),
);

/**
 * What members may change of their own record: every section is optional, and what is left out stays as
 * it is. Names, date of birth, e-mail and membership are proved with a document at the venue.
 */
export const profileValuesSchema = z
  .strictObject({
    phone_mobile: z.exactOptional(phoneNumberSchema),
    interests: z.exactOptional(interestsSchema),
    /** Each topic at most once; topics that are left out keep their answer. */
    consents: z.exactOptional(answersSchema),
  })
  .check(z.refine((values) => Object.keys(values).length > 0, 'no value to change'));
export type ProfileValues = z.infer<typeof profileValuesSchema>;

/**
 * Changes the caller's own record, and answers with the member as they are now. `permission-denied` when
 * `location` and `crmId` are not the caller's own membership; `not-found` when the member service no
 * longer knows it. `success` is false for a yes to words that have changed in the meantime, and then
 * nothing has changed. Sending the same values again changes nothing more. Specification section 7.
 */
export const updateProfileContract = defineContract({
  name: 'members-updateProfile',
  request: z.strictObject({
    location: venueIdSchema,
    crmId: idSchema,
    values: profileValuesSchema,
  }),
  response: z.strictObject({ success: z.boolean(), result: z.exactOptional(memberSchema) }),
});
