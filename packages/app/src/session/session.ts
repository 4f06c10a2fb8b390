import type { Game, Member, Membership, SaferGambling, Venue } from '@casino/functions/contract';
import type { Remote } from '../lib/remote.ts';

/** A signed-in user, as the identity service knows them. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Everything that is loaded for a member at sign-in. Specification section 4. */
export interface MemberData {
  readonly membership: Membership;
  readonly member: Member;
  /** Null where the member's casino could not be found. */
  readonly venue: Venue | null;
  readonly games: readonly Game[];
  /** Absent until the member sets something. */
  readonly saferGambling?: SaferGambling;
}

/** What a profile says: the membership to load, and what the member has set to play safely. */
interface LinkedMembership {
  readonly membership: Membership;
  readonly saferGambling?: SaferGambling;
}

/** What is asked about a recognised member: who is signed in, then their profile, then their record. */
type Question = 'identity' | 'profile' | LinkedMembership;

/**
 * Where a visitor stands.
 *
 * - `starting`: the identity service has not answered yet. `presumed` is what this device remembers.
 * - `signed-out`: `left` after logging out here, until the log-in page is reached: nobody who leaves wants
 *   to come back to where they were.
 * - `leaving`: logging out, by choice or because the membership may not use the app.
 * - `recognised`: this device's copy of whoever was here last is shown while it is asked whether they still
 *   are who it says. It is for reading: what is changed or played waits until the member is `ready`.
 * - `offline`: signed in on a device that knows it has no connection and holds no copy of the member.
 * - `ready`: the member is loaded, from the network or, without a connection, from this device's copy.
 */
export type Session =
  | { readonly status: 'starting'; readonly presumed: 'signed-out' | 'signed-in' }
  | { readonly status: 'signed-out'; readonly left: boolean }
  | {
      readonly status: 'unverified' | 'loading-profile' | 'unlinked' | 'offline' | 'leaving';
      readonly user: IdentityUser;
    }
  | ({ readonly status: 'loading-member'; readonly user: IdentityUser } & LinkedMembership)
  | {
      readonly status: 'recognised';
      readonly user: IdentityUser;
      readonly data: MemberData;
      readonly asking: Question;
    }
  | {
      readonly status: 'ready';
      readonly user: IdentityUser;
      readonly data: MemberData;
      readonly source: 'network' | 'device';
    };

const UNDER_WAY: ReadonlySet<Session['status']> = new Set([
  'starting',
  'loading-profile',
  'loading-member',
  'recognised',
]);

/** Whether it is still being found out who is there and what they may see. */
export function isUnderWay({ status }: Session): boolean {
  return UNDER_WAY.has(status);
}

/** What is shown of a member: loaded, or this device's copy while they are. Null until there is either. */
export function shownData(session: Session): MemberData | null {
  return session.status === 'ready' || session.status === 'recognised' ? session.data : null;
}

/** As `shownData`, for pages: without a connection and without a copy, the member failed to load. */
export function shownMember(session: Session): Remote<MemberData> {
  if (session.status === 'offline') return { status: 'error', code: 'no-response' };
  const data = shownData(session);
  return data === null ? { status: 'loading' } : { status: 'ready', data };
}

/** Whether no page can tell two sessions apart: which question is asked about a recognised member shows nowhere. */
export function lookAlike(one: Session, other: Session): boolean {
  if (one.status !== 'recognised' || other.status !== 'recognised') return one === other;
  const { uid, email } = one.user;
  return one.data === other.data && uid === other.user.uid && email === other.user.email;
}

/** What can happen to a session. */
export type SessionEvent =
  /** The identity service tells who is signed in: at the start, at every change, from any tab. */
  | { readonly type: 'identity'; readonly user: IdentityUser | null }
  | {
      readonly type: 'profile';
      readonly memberships: readonly Membership[];
      readonly saferGambling?: SaferGambling;
    }
  | { readonly type: 'member'; readonly data: MemberData }
  /** No connection: `copy` is what this device holds of the member. */
  | { readonly type: 'disconnected'; readonly copy: MemberData | null }
  | { readonly type: 'reconnected' }
  /** A membership was linked to the login just now. */
  | { readonly type: 'linked' }
  /** The member changed their own record. */
  | { readonly type: 'changed'; readonly member: Member }
  /** The member changed what they have set to play safely. */
  | {
      readonly type: 'saferGambling';
      readonly uid: string;
      readonly saferGambling: SaferGambling;
    }
  /** What was loaded is no longer true: it is loaded anew. */
  | { readonly type: 'outdated' }
  | { readonly type: 'leave' }
  /** Whoever left has reached a page of their own choice, or the log-in page. */
  | { readonly type: 'arrived' };

/** The next session; the same object where an event changes nothing. */
export function transition(session: Session, event: SessionEvent): Session {
  if (event.type === 'identity') return identified(session, event.user);
  const { status } = session;
  if (status === 'signed-out') {
    return event.type === 'arrived' && session.left ? { status, left: false } : session;
  }
  if (status === 'starting' || status === 'leaving') return session;
  const { user } = session;

  switch (event.type) {
    case 'leave':
      return { status: 'leaving', user };
    case 'profile': {
      if (!asksForProfile(session)) return session;
      const [membership] = event.memberships;
      if (membership === undefined) return { status: 'unlinked', user };
      const { saferGambling } = event;
      const linked = { membership, ...(saferGambling && { saferGambling }) };
      return status === 'recognised'
        ? { ...session, asking: linked }
        : { status: 'loading-member', user, ...linked };
    }
    case 'member':
      if (status !== 'loading-member' && !asksForMember(session)) return session;
      return { status: 'ready', user, data: event.data, source: 'network' };
    case 'disconnected':
      if (!asksForProfile(session)) return session;
      return event.copy === null
        ? { status: 'offline', user }
        : { status: 'ready', user, data: event.copy, source: 'device' };
    case 'changed':
      if (status !== 'ready' || session.data.member.id !== event.member.id) return session;
      return { ...session, data: { ...session.data, member: event.member } };
    case 'reconnected':
      if (status === 'offline') return { status: 'loading-profile', user };
      if (status !== 'ready' || session.source === 'network') return session;
      return { status: 'recognised', user, data: session.data, asking: 'profile' };
    case 'saferGambling':
      if (status !== 'ready' || user.uid !== event.uid) return session;
      return { ...session, data: { ...session.data, saferGambling: event.saferGambling } };
    case 'outdated':
      return status === 'ready' ? { status: 'loading-profile', user } : session;
    case 'linked':
      return status === 'unlinked' ? { status: 'loading-profile', user } : session;
    case 'arrived':
      return session;
  }
}

function asksForProfile(session: Session): boolean {
  return session.status === 'recognised'
    ? session.asking === 'profile'
    : session.status === 'loading-profile';
}

function asksForMember(session: Session): boolean {
  return session.status === 'recognised' && typeof session.asking === 'object';
}

function identified(session: Session, user: IdentityUser | null): Session {
  if (user === null) {
    if (session.status === 'signed-out') return session;
    return { status: 'signed-out', left: session.status === 'leaving' };
  }
  const known = 'user' in session ? session.user : null;
  if (known?.uid === user.uid && known.emailVerified === user.emailVerified) {
    return session.status === 'recognised' && session.asking === 'identity'
      ? { ...session, user, asking: 'profile' }
      : session;
  }
  return { status: user.emailVerified ? 'loading-profile' : 'unverified', user };
}

/** The auth state of specification section 3. */
export interface AuthState {
  readonly isLoggedIn: boolean;
  readonly requiresAccountLinking: boolean;
}

export function authState({ status }: Session): AuthState {
  return {
    isLoggedIn: status !== 'starting' && status !== 'signed-out' && status !== 'leaving',
    requiresAccountLinking: status === 'unlinked',
  };
}
