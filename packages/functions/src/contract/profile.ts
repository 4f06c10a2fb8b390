import * as z from 'zod/mini';
import { languageSchema } from './languageSchema.ts';
import { saferGamblingSchema } from './saferGamblingSchema.ts';
import { idSchema, instantSchema, venueIdSchema } from './schemas.ts';

/** A membership linked to a sign-in account. */
export const membershipSchema = z.strictObject({
  location: venueIdSchema,
  customerNumber: z.string(),
  crmId: idSchema,
});
export type Membership = z.infer<typeof membershipSchema>;

/** An opt-in of a login to a game, written by its browser. */
export const gameOptInSchema = z.object({ gameId: idSchema, timestamp: instantSchema });

/** The document `users/{uid}`. Specification section 3. */
export const userProfileSchema = z.object({
  uid: z.string(),
  emailAddress: z.string(),
  emailVerified: z.boolean(),
  memberships: z.array(membershipSchema),
  /** The `crmId` of the membership that the app opens with; absent until the member chooses. */
  opensWith: z.optional(idSchema),
  country: z.string(),
  /** The language that the member reads; absent until the member or their browser has chosen. */
  language: z.optional(languageSchema),
  /** The person who owns the login (`persons/{personId}`); absent until the address is verified. */
  personId: z.optional(z.string()),
  /** Changes with each change of the person. */
  personRevision: z.optional(z.string()),
  /** A copy of the person's settings; absent until the person is known. */
  saferGambling: z.optional(saferGamblingSchema),
  /** Sessions that began before this time have ended, in seconds since the epoch; absent before the first. */
  sessionsSince: z.optional(z.int()),
  gameOptin: z.array(gameOptInSchema),
});
export type UserProfile = z.infer<typeof userProfileSchema>;
