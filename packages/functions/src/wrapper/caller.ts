import type { CallableRequest } from 'firebase-functions/v2/https';
import type { UserProfile } from '../contract/index.ts';
import { type Access, type Admission, accessOf } from '../domain/persons/access.ts';
import type { Refusal } from '../domain/persons/lookUp.ts';
import type { Person } from '../stores/person.ts';
import type { Services } from '../stores/services.ts';
import { callableError } from './errors.ts';

/**
 * Who may call: anybody, a signed-in user, a user with a verified e-mail address, a user with a membership,
 * or a member without a block. Specification section 6.
 */
export type AuthLevel = 'none' | 'user' | 'verified' | 'linked' | 'member';

interface Anyone {
  readonly level: 'none';
  /** Null if the caller is not signed in. */
  readonly uid: string | null;
}
interface SignedInUser {
  readonly level: 'user';
  readonly uid: string;
  /** Null for an account without an e-mail address. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The time of the last sign-in with the password. Refreshing the session does not change it. */
  readonly signedInAt: Date;
}
interface VerifiedUser {
  readonly level: 'verified';
  readonly uid: string;
  readonly email: string;
}

interface LinkedUser extends Access {
  readonly level: 'linked';
  readonly uid: string;
  readonly email: string;
  readonly profile: UserProfile;
  readonly person: Person;
}

interface MemberCaller extends Admission {
  readonly level: 'member';
  readonly uid: string;
  readonly email: string;
  readonly profile: UserProfile;
  readonly person: Person;
  /** All memberships of the caller; `membership` and `member` are the first. */
  readonly admissions: readonly Admission[];
}

/** The caller that a handler receives, by the level of its callable. */
export interface CallerByLevel {
  none: Anyone;
  user: SignedInUser;
  verified: VerifiedUser;
  linked: LinkedUser;
  member: MemberCaller;
}

/** The verified ID token of the call, if any. */
type Auth = CallableRequest['auth'];
type Authenticate<Caller> = (auth: Auth, services: Services, now: Date) => Promise<Caller>;

/**
 * Identifies the caller, only from the verified ID token and the stores. Throws `unauthenticated` if the
 * caller is not signed in, and `permission-denied` with the reason in its details for an unverified
 * address, no membership or a blocked membership.
 */
export const AUTHENTICATE: { readonly [L in AuthLevel]: Authenticate<CallerByLevel[L]> } = {
  none: async (auth) => ({ level: 'none', uid: auth?.uid ?? null }),
  user: async (auth) => signedIn(auth),
  verified: async (auth) => verified(auth),
  linked: (auth, services, now) => linked(auth, services, now),
  member: async (auth, services, now) => {
    const { refusal: kept, ...caller } = await linked(auth, services, now);
    if (kept !== null) throw permissionDenied(kept);
    const [first] = caller.admissions;
    if (first === undefined) throw permissionDenied('no-membership');
    return { ...caller, ...first, level: 'member' };
  },
};

async function linked(auth: Auth, services: Services, now: Date): Promise<LinkedUser> {
  const { uid, email } = verified(auth);
  const profile = await services.profiles.find(uid);
  if (profile === null || profile.memberships.length === 0) throw permissionDenied('no-membership');
  const { person, ...standing } = await accessOf(profile, services, now);
  if (person === null) throw permissionDenied('no-membership');
  return { level: 'linked', uid, email, profile, person, ...standing };
}

function signedIn(auth: Auth): SignedInUser {
  if (auth === undefined) throw callableError('unauthenticated');
  const { email, email_verified, auth_time } = auth.token;
  return {
    level: 'user',
    uid: auth.uid,
    email: email ?? null,
    emailVerified: email_verified === true,
    signedInAt: new Date(auth_time * 1_000),
  };
}

function verified(auth: Auth): VerifiedUser {
  const { uid, email, emailVerified } = signedIn(auth);
  if (email === null || !emailVerified) throw permissionDenied('email-not-verified');
  return { level: 'verified', uid, email };
}

/** The message for pages that have no text for this reason. */
const HELD = 'We cannot let you in online. Please contact support, who will sort it out with you.';

/** @param reason the app has a text for each reason except `held` */
export function permissionDenied(reason: Refusal | 'no-membership' | 'email-not-verified') {
  return callableError('permission-denied', reason === 'held' ? HELD : undefined, { reason });
}
