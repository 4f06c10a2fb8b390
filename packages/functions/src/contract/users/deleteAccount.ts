import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';

/** The reference of a data removal request, such as `DR-7K4M-Q2XP`: short enough to read aloud. */
export const removalReferenceSchema = z.string().check(z.regex(/^DR-[0-9A-Z]{4}-[0-9A-Z]{4}$/));

/**
 * Deletes the caller's own account, at once and irreversibly. `forgetMe` also sends a data removal request
 * and returns its reference. Replies with `password-required`, and changes nothing, if the session's last
 * sign-in is older than `RECENT_SIGN_IN_SECONDS`. Specification section 6.
 */
export const deleteAccountContract = defineContract({
  name: 'users-deleteAccount',
  request: z.strictObject({ forgetMe: z.boolean() }),
  response: z.union([
    z.strictObject({ success: z.literal(true), reference: z.nullable(removalReferenceSchema) }),
    z.strictObject({ success: z.literal(false), error: z.literal('password-required') }),
  ]),
});
