import * as z from 'zod/mini';
import { saferGamblingSchema } from './saferGamblingSchema.ts';
import { idSchema, instantSchema, venueIdSchema } from './schemas.ts';

/** A membership that belongs to a sign-in account. */
export const membershipSchema = z.strictObject({
  location: venueIdSchema,
  customerNumber: z.string(),
  crmId: idSchema,
});
export type Membership = z.infer<typeof membershipSchema>;

/** When a login opted in to a game, as its browser wrote it. */
export const gameOptInSchema = z.object({ gameId: idSchema, timestamp: instantSchema });

/** The document `users/{uid}`. Specification section 3. */
export const userProfileSchema = z.object({
  uid: z.string(),
  emailAddress: z.string(),
  emailVerified: z.boolean(),
  memberships: z.array(membershipSchema),
  country: z.string(),
  /** Whose login it is (`persons/{personId}`); absent until the address is proved. */
  personId: z.optional(z.string()),
  /** Another with each change of the person. */
  personRevision: z.optional(z.string()),
  /** Mirrors what the person has set, with whichever login; absent until they are known. */
  saferGambling: z.optional(saferGamblingSchema),
  gameOptin: z.array(gameOptInSchema),
});
export type UserProfile = z.infer<typeof userProfileSchema>;
