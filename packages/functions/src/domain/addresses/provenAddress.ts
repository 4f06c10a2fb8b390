import type { UserProfile } from '../../contract/profile.ts';

declare const proven: unique symbol;

/**
 * An address whose mailbox the caller owns: our own e-mail verified it, and the login still has it. Code that gives a
 * right or ends a protection requires this type, and only this module creates it. Lower-cased.
 */
export type ProvenAddress = string & { readonly [proven]: true };

/** The address of a login at the identity service. */
interface LoginAddress {
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
}

/**
 * The proven address of a login, or null. The identity service can change the address of a login by its own
 * e-mail, which does not require a password. So it proves only the address that the profile holds.
 * @param profile null if the login has none: then it has proven no address
 */
export function provenAddress(
  profile: Pick<UserProfile, 'emailAddress'> | null,
  { email, emailVerified }: LoginAddress,
): ProvenAddress | null {
  const address = email?.toLowerCase();
  if (!emailVerified || !address || profile?.emailAddress !== address) return null;
  return address as ProvenAddress;
}

/** The proven address of a login that has a person: a person is only stored for a proven address. */
export function addressOfOwner({ emailAddress }: Pick<UserProfile, 'emailAddress'>): ProvenAddress {
  return emailAddress as ProvenAddress;
}
