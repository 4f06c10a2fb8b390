import * as z from 'zod/mini';
import { defineContract } from '../define.ts';

/** The reference of a data removal request, such as `DR-7K4M-Q2XP`: short enough to read out. */
export const removalReferenceSchema = z.string().check(z.regex(/^DR-[0-9A-Z]{4}-[0-9A-Z]{4}$/));

/**
 * Deletes the caller's own account, at once and for good. `forgetMe` also sends a data removal request,
 * whose reference comes back. A session whose password was not given within the last
 * `RECENT_SIGN_IN_SECONDS` is told `password-required`, and nothing changes. Specification section 6.
 */
export const deleteAccountContract = defineContract({
  name: 'users-deleteAccount',
  request: z.strictObject({ forgetMe: z.boolean() }),
  response: z.union([
    z.strictObject({ success: z.literal(true), reference: z.nullable(removalReferenceSchema) }),
    z.strictObject({ success: z.literal(false), error: z.literal('password-required') }),
  ]),
});
