import * as z from 'zod/mini';
import type { AddressRefusal } from '../../contract/users/setVerifiedEmail.ts';
import { readLink, signLink } from './signedLinks.ts';

/** The lifetime of a link that verifies a new address, in hours. */
const HOURS = 24;
const purpose = 'new-address';
const schema = z.object({ sub: z.string(), email: z.string() });

/** A login with its address at the identity service. */
interface AddressOfLogin {
  readonly uid: string;
  readonly email: string;
}

/** The token of a link that verifies the new address of a login. It goes only to that address. */
export function signAddressLink(
  { uid, email }: AddressOfLogin,
  key: string,
  now: Date,
): Promise<string> {
  const claims = { email };
  return signLink({ purpose, uid, claims }, key, { now, hours: HOURS });
}

/** Null if the token proves the current address of the login, else the reason against it. */
export async function addressLinkRefusal(
  token: string,
  { uid, email }: AddressOfLogin,
  key: string,
  now: Date,
): Promise<Extract<AddressRefusal, 'expired' | 'invalid'> | null> {
  const read = await readLink(token, { purpose, schema }, key, now);
  if (typeof read === 'string') return read;
  return read.sub === uid && read.email === email ? null : 'invalid';
}
