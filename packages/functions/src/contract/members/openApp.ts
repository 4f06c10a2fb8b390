import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { userProfileSchema } from '../profile.ts';
import { instantSchema, noRequestSchema } from '../schemas.ts';
import { OPENING_PARTS } from './openingParts.ts';

/** A call, without its reply. Callables define their own requests and replies, which are checked there. */
const callOfPart = { name: z.enum(OPENING_PARTS), request: z.unknown() };

const partSchema = z.union([
  z.strictObject({ ...callOfPart, reply: z.unknown() }),
  z.strictObject({
    ...callOfPart,
    error: z.strictObject({
      status: z.string(),
      message: z.string(),
      details: z.optional(z.unknown()),
    }),
  }),
]);

/** The part of an opening that answers one call: what the separate call would get. */
export type OpenedPart = z.infer<typeof partSchema>;

/**
 * Everything that home shows, in one reply: the fields of `users/{uid}` that a session needs, and the replies of the
 * calls that the app would send, for the membership that it opens with. A part that takes longer than the others is
 * absent, and the app calls it. A login without a membership has no parts.
 */
export const openAppContract = defineContract({
  name: 'members-openApp',
  request: noRequestSchema,
  response: z.strictObject({
    profile: z.pick(userProfileSchema, {
      memberships: true,
      opensWith: true,
      language: true,
      saferGambling: true,
    }),
    parts: z.array(partSchema),
    now: instantSchema,
  }),
});
