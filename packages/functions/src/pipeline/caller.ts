import type { CallableRequest } from 'firebase-functions/v2/https';
import type { UserProfile } from '../contract/profile.ts';
import { type MembershipBlock, membershipBlock } from '../contract/rules/membership.ts';
import {
  type StaffClaim,
  type StaffRole,
  shiftClaimsSchema,
  staffClaimSchema,
} from '../contract/till/staff.ts';
import { type ProvenAddress, provenAddress } from '../domain/addresses/provenAddress.ts';
import { type Admission, openingAdmission } from '../domain/members/memberships.ts';
import { type Access, personAccess } from '../domain/persons/access.ts';
import type { Refusal } from '../domain/persons/lookUp.ts';
import type { Person } from '../domain/ports/persons.ts';
import type { Services } from '../domain/ports/services.ts';
import type { EnrolledDevice } from '../domain/ports/till.ts';
import { isTillUid, liveShift } from '../domain/till/shifts.ts';
import type { Messages } from '../words/messages.ts';
import { callableError } from './errors.ts';

/**
 * Who may call: any caller, a visitor or a signed-in user, a signed-in user, a user with a proven e-mail address, a
 * user with a membership, or a member with a membership without a block. `none` loads nothing; `anyone` loads the profile of a
 * signed-in caller. Specification section 6. `staff` is a login of staff with its password, and `till` a session of staff that a PIN opened: no other level
 * except `none` admits either.
 */
export type AuthLevel =
  | 'none'
  | 'anyone'
  | 'user'
  | 'verified'
  | 'linked'
  | 'member'
  | 'staff'
  | 'till';

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

/** A login with the claim `staff`, which the password opened. */
interface StaffCaller extends StaffClaim {
  readonly level: 'staff';
  readonly uid: string;
  readonly signedInAt: Date;
}

/** A session of staff on a device. */
interface TillCaller {
  readonly level: 'till';
  /** The uid of the session, which is not that of the person. */
  readonly uid: string;
  readonly role: StaffRole;
  /** A device of a venue where the person works. It may be revoked. */
  readonly device: EnrolledDevice;
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
  till: TillCaller;
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
  member: async (auth, services, now) => memberCaller(await linked(auth, services, now)),
  staff: async (auth) => {
    if (auth === undefined) throw callableError('unauthenticated');
    const { uid, token } = auth;
    const claim = staffClaimSchema.safeParse(token['staff']);
    // A PIN is weaker than a password: its session has no right of the login.
    if (!claim.success || isTillUid(uid)) throw permissionDenied('no-staff');
    return { ...claim.data, level: 'staff', uid, signedInAt: new Date(token.auth_time * 1_000) };
  },
  till: async (auth, services, now) => {
    if (auth === undefined) throw callableError('unauthenticated');
    const claims = shiftClaimsSchema.safeParse(auth.token);
    if (!claims.success || !isTillUid(auth.uid)) throw permissionDenied('no-staff');
    const shift = await liveShift(auth.uid, claims.data, services, now);
    if (shift === null) throw callableError('unauthenticated');
    if (shift.device === null) throw permissionDenied('device');
    return { level: 'till', uid: auth.uid, role: shift.person.role, device: shift.device };
  },
};

async function linked(auth: Auth, services: Services, now: Date): Promise<LinkedUser> {
  return linkedUser(await verified(auth, services), services, now);
}

/** The rights of a user with a proven address by their memberships. Throws `permission-denied` without any. */
export async function linkedUser(
  caller: VerifiedUser,
  services: Services,
  now: Date,
): Promise<LinkedUser> {
  if (caller.profile.memberships.length === 0) throw permissionDenied('no-membership');
  const { person, ...standing } = await personAccess(caller.profile, services, now);
  if (person === null) throw permissionDenied('no-membership');
  return { ...caller, level: 'linked', person, ...standing };
}

/** The rights of a linked user as a member. Throws `permission-denied` with the reason. */
export function memberCaller({ refusal, ...caller }: LinkedUser): MemberCaller {
  if (refusal !== null) throw permissionDenied(refusal);
  const { opensWith } = caller.profile;
  const admissions = caller.admissions.filter(({ member }) => membershipBlock(member) === null);
  const opening = openingAdmission(admissions, opensWith);
  if (opening !== undefined) return { ...caller, ...opening, admissions, level: 'member' };
  const blocked = openingAdmission(caller.admissions, opensWith);
  throw permissionDenied((blocked && membershipBlock(blocked.member)) ?? 'no-membership');
}

async function signedIn(auth: Auth, { profiles }: Services): Promise<SignedInUser> {
  if (auth === undefined) throw callableError('unauthenticated');
  const { email, email_verified, auth_time, staff } = auth.token;
  // A device is shared, and a login of the till must not open a member's pages on it. The account of a session that a PIN
  // opened is no login, whatever was added to it at the identity service.
  if (staff !== undefined || isTillUid(auth.uid)) throw permissionDenied('staff');
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
