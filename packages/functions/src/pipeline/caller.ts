import type { CallableRequest } from 'firebase-functions/v2/https';
import type { UserProfile } from '../contract/profile.ts';
import { type MembershipBlock, membershipBlock } from '../contract/rules/membership.ts';
import { type StaffClaim, staffClaimSchema } from '../contract/till/staff.ts';
import { type ProvenAddress, provenAddress } from '../domain/addresses/provenAddress.ts';
import { type Admission, openingAdmission } from '../domain/members/memberships.ts';
import { type Access, accessOf } from '../domain/persons/access.ts';
import type { Refusal } from '../domain/persons/lookUp.ts';
import type { Person } from '../domain/ports/persons.ts';
import type { Services } from '../domain/ports/services.ts';
import type { Messages } from '../words/messages.ts';
import { callableError } from './errors.ts';

/**
 * Who may call: any caller, a visitor or a signed-in user, a signed-in user, a user with a proven e-mail address, a
 * user with a membership, or a member with a membership without a block. `none` loads nothing; `anyone` loads the profile of a
 * signed-in caller. Specification section 6. `staff` is a login of the till: no other level except `none` admits it.
 */
export type AuthLevel = 'none' | 'anyone' | 'user' | 'verified' | 'linked' | 'member' | 'staff';

interface Anyone {
  readonly level: 'anyone';
  /** Null if the caller is not signed in. */
  readonly uid: string | null;
  /** Null if the caller has proven no address. */
  readonly email: ProvenAddress | null;
  /** Null for a visitor, and for a login without a profile. */
  readonly profile: UserProfile | null;
}
interface SignedInUser {
  readonly level: 'user';
  readonly uid: string;
  /** Null if the caller has proven no address. */
  readonly email: ProvenAddress | null;
  readonly profile: UserProfile | null;
  /** The time of the last sign-in with the password. Refreshing the session does not change it. */
  readonly signedInAt: Date;
}
interface VerifiedUser {
  readonly level: 'verified';
  readonly uid: string;
  readonly email: ProvenAddress;
  readonly profile: UserProfile;
}

interface LinkedUser extends Access {
  readonly level: 'linked';
  readonly uid: string;
  readonly email: ProvenAddress;
  readonly profile: UserProfile;
  readonly person: Person;
}

interface MemberCaller extends Admission {
  readonly level: 'member';
  readonly uid: string;
  readonly email: ProvenAddress;
  readonly profile: UserProfile;
  readonly person: Person;
  /** The memberships of the caller without a block; `membership` and `member` are those that the app opens with. */
  readonly admissions: readonly Admission[];
}

/** A login with the claim `staff`. */
interface StaffCaller extends StaffClaim {
  readonly level: 'staff';
  readonly uid: string;
  /** The device that began the session with a PIN; null for a session that began with the password. */
  readonly deviceId: string | null;
  readonly signedInAt: Date;
}

/** The caller that a handler receives, by the level of its callable. */
export interface CallerByLevel {
  none: { readonly level: 'none' };
  anyone: Anyone;
  user: SignedInUser;
  verified: VerifiedUser;
  linked: LinkedUser;
  member: MemberCaller;
  staff: StaffCaller;
}

/** The verified ID token of the call, if any. */
type Auth = CallableRequest['auth'];
type Authenticate<Caller> = (auth: Auth, services: Services, now: Date) => Promise<Caller>;

/**
 * Identifies the caller, only from the verified ID token and the stores. No handler sees the token's address: a caller
 * whose login has another address than our own e-mail verified has the rights of an unverified caller.
 * Throws `unauthenticated` if the caller is not signed in, and `permission-denied` with the reason in its details for
 * an address that is not proven, a suspension, no membership, or none without a block.
 */
export const AUTHENTICATE: { readonly [L in AuthLevel]: Authenticate<CallerByLevel[L]> } = {
  none: async () => ({ level: 'none' }),
  anyone: async (auth, services) => {
    if (auth === undefined) return { level: 'anyone', uid: null, email: null, profile: null };
    const { uid, email, profile } = await signedIn(auth, services);
    return { level: 'anyone', uid, email, profile };
  },
  user: signedIn,
  verified,
  linked,
  member: async (auth, services, now) => {
    const { refusal, ...caller } = await linked(auth, services, now);
    if (refusal !== null) throw permissionDenied(refusal);
    const { opensWith } = caller.profile;
    const admissions = caller.admissions.filter(({ member }) => membershipBlock(member) === null);
    const opening = openingAdmission(admissions, opensWith);
    if (opening !== undefined) return { ...caller, ...opening, admissions, level: 'member' };
    const blocked = openingAdmission(caller.admissions, opensWith);
    throw permissionDenied((blocked && membershipBlock(blocked.member)) ?? 'no-membership');
  },
  staff: async (auth) => {
    if (auth === undefined) throw callableError('unauthenticated');
    const { staff, deviceId, auth_time } = auth.token;
    const claim = staffClaimSchema.safeParse(staff);
    if (!claim.success) throw permissionDenied('no-staff');
    return {
      ...claim.data,
      level: 'staff',
      uid: auth.uid,
      deviceId: typeof deviceId === 'string' ? deviceId : null,
      signedInAt: new Date(auth_time * 1_000),
    };
  },
};

async function linked(auth: Auth, services: Services, now: Date): Promise<LinkedUser> {
  const caller = await verified(auth, services);
  if (caller.profile.memberships.length === 0) throw permissionDenied('no-membership');
  const { person, ...standing } = await accessOf(caller.profile, services, now);
  if (person === null) throw permissionDenied('no-membership');
  return { ...caller, level: 'linked', person, ...standing };
}

async function signedIn(auth: Auth, { profiles }: Services): Promise<SignedInUser> {
  if (auth === undefined) throw callableError('unauthenticated');
  const { email, email_verified, auth_time, staff } = auth.token;
  // A device is shared, and a login of the till must not open a member's pages on it.
  if (staff !== undefined) throw permissionDenied('staff');
  const profile = await profiles.find(auth.uid);
  return {
    level: 'user',
    uid: auth.uid,
    email: provenAddress(profile, { email, emailVerified: email_verified === true }),
    profile,
    signedInAt: new Date(auth_time * 1_000),
  };
}

async function verified(auth: Auth, services: Services): Promise<VerifiedUser> {
  // An unverified login is rejected before any read.
  if (auth && auth.token.email_verified !== true) throw permissionDenied('email-not-verified');
  const { uid, email, profile } = await signedIn(auth, services);
  if (email === null || profile === null) throw permissionDenied('email-not-verified');
  return { level: 'verified', uid, email, profile };
}

/** @param reason the app has a text for each reason except `held`; `staff`, `no-staff` and `device` are of the till */
export function permissionDenied(
  reason:
    | Refusal
    | MembershipBlock
    | 'no-membership'
    | 'email-not-verified'
    | 'staff'
    | 'no-staff'
    | 'device',
) {
  // For pages that have no text for this reason.
  const sentence = reason === 'held' ? ({ held }: Messages['replies']) => held : undefined;
  return callableError('permission-denied', sentence, { reason });
}
