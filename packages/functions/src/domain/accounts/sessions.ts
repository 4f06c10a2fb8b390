import type { UserProfile } from '../../contract/profile.ts';
import type { Services } from '../ports/services.ts';

// The identity service ends sessions, and the document store does not consult it: the profile holds the time of the last
// end, and the rules of the document store compare it with the session's begin.

/** A session, from its verified ID token. */
export interface Session {
  readonly uid: string;
  /** The time of the last sign-in with the password, in seconds since the epoch. */
  readonly signedInAt: number;
}

type SessionServices = Pick<Services, 'identities' | 'profiles'>;

/** Ends all sessions of a login, at the identity service and at the document store. */
export async function endSessions(
  uid: string,
  { identities, profiles }: SessionServices,
  now: Date,
): Promise<void> {
  await identities.endSessions(uid);
  await profiles.endSessions(uid, toSecond(now));
}

/**
 * The time since which the sessions of a login are valid, in seconds since the epoch: 0 if none has ended. Null if this
 * session has ended, or its login is disabled or does not exist; then it ends at the document store too.
 */
export async function validSessions(
  { uid, signedInAt }: Session,
  { identities, profiles }: SessionServices,
  now: Date,
): Promise<number | null> {
  const login = await identities.credentialsOf(uid);
  if (login === null) return null;
  const since = toSeconds(login.sessionsSince);
  if (!login.disabled && signedInAt >= since) return isCreation(login, since) ? 0 : since;
  // A session of a disabled login has begun before this second, or ends with its token. A failure leaves the session
  // to the next call, and the reply is the same.
  await profiles.endSessions(uid, login.disabled ? toSecond(now) : since).catch(() => {});
  return null;
}

/** Ends at the document store the sessions that the identity service has ended. Costs nothing if there are none. */
export async function noteEndedSessions(
  profile: UserProfile,
  since: number,
  { profiles }: Pick<Services, 'profiles'>,
): Promise<void> {
  if (since > (profile.sessionsSince ?? 0)) await profiles.endSessions(profile.uid, since);
}

/** The identity service sets the time when it creates a login, when no session has ended. */
function isCreation({ createdAt }: { readonly createdAt: string }, since: number): boolean {
  return since - toSeconds(createdAt) <= 1;
}

function toSeconds(time: string): number {
  return Math.floor((Date.parse(time) || 0) / 1_000);
}

function toSecond(now: Date): number {
  return Math.floor(now.getTime() / 1_000);
}
