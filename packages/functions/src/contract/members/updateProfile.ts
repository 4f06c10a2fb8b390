import * as z from 'zod/mini';
import { consentAnswerSchema } from '../consents.ts';
import { defineContract } from '../defineContract.ts';
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
 * The fields of their record that members may change. Every field is optional, and a missing one stays
 * unchanged, so that two tabs which change different fields do not overwrite each other. Names, date of birth,
 * e-mail and membership change only at the venue, with a document.
 */
export const profileValuesSchema = z
  .strictObject({
    phone_mobile: z.exactOptional(phoneNumberSchema),
    interests: z.exactOptional(interestsSchema),
    /** Each topic at most once; other topics stay unchanged. */
    consents: z.exactOptional(answersSchema),
  })
  .check(z.refine((values) => Object.keys(values).length > 0, 'no value to change'));
export type ProfileValues = z.infer<typeof profileValuesSchema>;

/** Whether another record of the member has taken over a no. */
export const withdrawalOutcomeSchema = z.strictObject({
  crmId: idSchema,
  /** The member's casino there; null if it is unknown. */
  casino: z.nullable(venueIdSchema),
  saved: z.boolean(),
});
export type WithdrawalOutcome = z.infer<typeof withdrawalOutcomeSchema>;

/**
 * Changes the caller's own record and returns the member. `permission-denied` if `location` and `crmId` are
 * not the caller's own membership; `not-found` if the member service has deleted it. `success` is false for
 * a yes to outdated wording; then nothing has changed. A no holds for all records of the person, and `withdrawn` has the
 * outcome for each other one; it is absent if there is none. Idempotent. Specification section 7.
 */
export const updateProfileContract = defineContract({
  name: 'members-updateProfile',
  request: z.strictObject({
    location: venueIdSchema,
    crmId: idSchema,
    values: profileValuesSchema,
  }),
  response: z.strictObject({
    success: z.boolean(),
    result: z.exactOptional(memberSchema),
    withdrawn: z.exactOptional(z.array(withdrawalOutcomeSchema)),
  }),
});
