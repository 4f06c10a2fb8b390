import * as z from 'zod/mini';
import { linkTokenSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';

/**
 * The reasons for which the login's address does not count as verified. `address-changed`: the identity service has
 * changed it since our e-mail verified another one. `password-required`: the token is right, and the member has to
 * give the password. `expired` and `invalid` are about the token.
 */
export const ADDRESS_REFUSALS = [
  'address-changed',
  'password-required',
  'expired',
  'invalid',
] as const;
export type AddressRefusal = (typeof ADDRESS_REFUSALS)[number];

/**
 * Copies the identity service's record of the caller's address to their profile, and creates a missing profile.
 * `success` is true if the address is verified. A changed address needs the token of our e-mail to it.
 * Specification section 7.
 */
export const setVerifiedEmailContract = defineContract({
  name: 'users-setVerifiedEmail',
  request: z.nullish(z.strictObject({ token: z.exactOptional(linkTokenSchema) })),
  response: z.strictObject({
    success: z.boolean(),
    error: z.exactOptional(z.enum(ADDRESS_REFUSALS)),
    /** With `address-changed`: the address that our e-mail verified; null if there is none. */
    provenEmail: z.exactOptional(z.nullable(z.string())),
  }),
});
