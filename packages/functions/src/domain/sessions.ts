import type { UserProfile } from '../contract/index.ts';
import type { Services } from '../stores/services.ts';

// The identity service ends sessions, and the document store does not ask it: the profile holds the time of the last
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
  await profiles.endSessions(uid, secondOf(now));
}

/**
 * The time since which the sessions of a login are valid, in seconds since the epoch: 0 if none has ended,
 * and null for a login that is disabled or does not exist. Ends the other sessions at the document store too.
 */
export async function validSessions(
  { uid, signedInAt }: Session,
  { identities, profiles }: SessionServices,
  now: Date,
): Promise<number | null> {
  const login = await identities.credentialsOf(uid);
  if (login === null) return null;
  // A session of a disabled login has begun before this second, or ends with its token.
  const ended = login.disabled ? secondOf(now) : endOf(login);
  // A failure leaves the session to the next call, and the reply is the same.
  if (signedInAt < ended) await profiles.endSessions(uid, ended).catch(() => {});
  return login.disabled ? null : ended;
}

/** Ends at the document store the sessions that the identity service has ended. Costs nothing if there are none. */
export async function noteEndedSessions(
  profile: UserProfile,
  since: number,
  { profiles }: Pick<Services, 'profiles'>,
): Promise<void> {
  if (since > (profile.sessionsSince ?? 0)) await profiles.endSessions(profile.uid, since);
}

/** The identity service sets the time when it creates a login. No session can have ended then. */
function endOf(login: { readonly sessionsSince: string; readonly createdAt: string }): number {
  const since = secondsOf(login.sessionsSince);
  return since - secondsOf(login.createdAt) <= 1 ? 0 : since;
}

function secondsOf(time: string): number {
  return Math.floor((Date.parse(time) || 0) / 1_000);
}

function secondOf(now: Date): number {
  return Math.floor(now.getTime() / 1_000);
}
