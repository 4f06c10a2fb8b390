import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import { daySchema, idSchema, venueIdSchema } from '../schemas.ts';

const nameSchema = z.string().check(z.minLength(1), z.maxLength(120));

/** The reasons for which a spin is rejected. Specification section 4, "Game rules". */
export const SPIN_REFUSALS = [
  'not-started',
  'ended',
  'not-opted-in',
  'already-won',
  'already-lost',
] as const;
export type SpinRefusal = (typeof SPIN_REFUSALS)[number];

/**
 * The caller's one play of the day. A repeated request with the same `requestId` returns the same result;
 * any other second spin of the day is rejected with the outcome of the first. `not-found` for an unknown
 * game; `permission-denied` for a location or membership name that is not the caller's own. Specification
 * section 7.
 */
export const spinTheWheelContract = defineContract({
  name: 'promotions-spinTheWheel',
  request: z.strictObject({
    location: venueIdSchema,
    gameId: idSchema,
    homeCasinoName: nameSchema,
    /** `membership_type_Name` of the caller. */
    membershipName: nameSchema,
    requestId: z.optional(idSchema),
  }),
  response: z.union([
    z.strictObject({
      success: z.literal(true),
      /** The prize's number on the wheel. */
      prize: z.int(),
      // Section 7 lists only the fields above.
      prizeName: z.string(),
      /** The language of `prizeName`; absent for that of the group. */
      locale: z.exactOptional(languageSchema),
      win: z.boolean(),
      /** The voucher of a win, or null. */
      voucherId: z.nullable(idSchema),
      /** The casino's calendar day of the play. */
      day: daySchema,
    }),
    z.strictObject({ success: z.literal(false), error: z.enum(SPIN_REFUSALS) }),
  ]),
});
