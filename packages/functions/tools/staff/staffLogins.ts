import { randomBytes, randomUUID } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { StartError } from '../../local/settings/startError.ts';
import type { StaffClaim } from '../../src/contract/till/staff.ts';

/** Where staff are: the identity service, and the store with their names. */
export interface StaffTarget {
  readonly auth: Auth;
  readonly database: Firestore;
}

/** A person to add, or to change. */
export interface NewStaff extends StaffClaim {
  readonly email: string;
  readonly name: string;
}

/** 12 random bytes are 16 characters. */
const PASSWORD_BYTES = 12;

/**
 * Adds a login of staff and returns its first password, or changes an existing one and returns null. A command that was
 * killed continues when it is repeated.
 * @throws {StartError} if the address has a login that this command did not create
 */
export async function addStaff(person: NewStaff, target: StaffTarget): Promise<string | null> {
  const { auth, database } = target;
  const { email, name, role, venueIds } = person;
  const existing = await findLogin(email, auth);
  const uid = existing?.uid ?? `staff-${randomUUID()}`;
  const document = database.doc(`staff/${uid}`);
  const stored = await document.get();
  // Anybody can create a login with any address in the app, and would become staff.
  if (existing && !stored.exists) {
    throw new StartError(`${email} has a login already. Staff need an address of their own.`);
  }
  // The document is first, so that a repeated command recognises the login of a killed one.
  await document.set({ pinHash: null, ...stored.data(), uid, name, role, venueIds });
  const isFinished = existing?.customClaims?.['staff'] !== undefined;
  const password = isFinished ? null : randomBytes(PASSWORD_BYTES).toString('base64url');
  if (password !== null) {
    await (existing
      ? auth.updateUser(uid, { password })
      : auth.createUser({ uid, email, password, emailVerified: true }));
  }
  await auth.setCustomUserClaims(uid, { staff: { role, venueIds } });
  // Open sessions have the former role.
  if (isFinished) await auth.revokeRefreshTokens(uid);
  return password;
}

/**
 * Removes a login of staff, and ends its shifts. A command that was killed continues when it is repeated.
 * @throws {StartError} if the address has none
 */
export async function removeStaff(email: string, { auth, database }: StaffTarget): Promise<void> {
  const login = await findLogin(email, auth);
  const document = login && database.doc(`staff/${login.uid}`);
  // Only `addStaff` sets the claim. A killed command has left it with the login.
  const isStaff = login?.customClaims?.['staff'] !== undefined || (await document?.get())?.exists;
  if (!document || !isStaff) throw new StartError(`${email} is not staff.`);
  // The document is first: without it, no call admits a session of the person.
  await document.delete();
  await auth.deleteUser(login.uid);
}

/** The staff, one line each. */
export async function listStaff({ auth, database }: StaffTarget): Promise<readonly string[]> {
  const { docs } = await database.collection('staff').get();
  const lines = await Promise.all(
    docs.map(async (person) => {
      const { email = '' } = await auth.getUser(person.id);
      const venueIds = person.get('venueIds') as number[];
      const pin = person.get('pinHash') === null ? ', no PIN yet' : '';
      return `${email}  ${person.get('name')}, ${person.get('role')} at ${venueIds.join(', ')}${pin}`;
    }),
  );
  return lines.sort();
}

async function findLogin(email: string, auth: Auth): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}
