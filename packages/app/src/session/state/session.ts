import type { Member } from '@casino/functions/contract/member.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import type { IdentityUser } from '../../lib/device/storage.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import type { RemoteErrorCode } from '../../lib/remote/remoteError.ts';

/** The data that load at sign-in. Specification section 4. */
export interface MemberData {
  /** The membership that the app has opened with. */
  readonly membership: Membership;
  /** All memberships of the login, in the order in which the app tries them; absent if there is one. */
  readonly memberships?: readonly Membership[];
  readonly member: Member;
  /** Null if the member's casino was not found. */
  readonly venue: Venue | null;
  readonly games: readonly Game[];
  /** Absent until the member changes a setting. */
  readonly saferGambling?: SaferGambling;
}

/** The memberships of a profile, and the member's settings for safer gambling. */
interface LinkedMemberships {
  /** At least one, in the order in which the app tries them. */
  readonly memberships: readonly Membership[];
  readonly saferGambling?: SaferGambling;
}

/**
 * The state of a visit.
 *
 * - `starting`: the identity service has not answered yet. `presumed` is what this device remembers.
 * - `signed-out`: `left` is true from log-out until the log-in page opens. The next sign-in then leads home,
 *   not back to the page that the member left.
 * - `leaving`: logging out, by choice or because the membership may not use the app.
 * - `address-changed`: the identity service has changed the address of the login since our e-mail verified it.
 * - `recognised`: pages show this device's copy of the last member while requests confirm it: the identity, then the
 *   profile, then the member record. Pages are read-only: a change or a play waits until the member is `ready`.
 * - `offline`: signed in, but no reply comes and the device has no copy of the member.
 * - `ready`: the member is loaded, from the network or, without a reply, from this device's copy.
 *
 * `isLogIn` is true from a log-in in this tab until the member has loaded: only then a missing reply logs out.
 */
export type Session =
  | { readonly status: 'starting'; readonly presumed: 'signed-out' | 'signed-in' }
  | { readonly status: 'signed-out'; readonly left: boolean }
  | {
      readonly status: 'offline' | 'leaving';
      readonly user: IdentityUser;
    }
  | {
      readonly status: 'unlinked';
      readonly user: IdentityUser;
      /** The member service has deleted the records of all memberships of the login. */
      readonly recordsGone?: true;
    }
  | {
      readonly status: 'loading-profile';
      readonly user: IdentityUser;
      readonly isLogIn?: true;
    }
  | {
      readonly status: 'unverified';
      readonly user: IdentityUser;
    }
  | {
      readonly status: 'address-changed';
      readonly user: IdentityUser;
      /** The address that our e-mail verified; null if it verified none. */
      readonly provenEmail: string | null;
    }
  | ({
      readonly status: 'loading-member';
      readonly user: IdentityUser;
      readonly isLogIn?: true;
    } & LinkedMemberships)
  | {
      readonly status: 'recognised';
      readonly user: IdentityUser;
      readonly data: MemberData;
      readonly confirming: 'identity' | 'profile';
    }
  | ({
      readonly status: 'recognised';
      readonly user: IdentityUser;
      readonly data: MemberData;
      readonly confirming: 'member';
    } & LinkedMemberships)
  | {
      readonly status: 'ready';
      readonly user: IdentityUser;
      readonly data: MemberData;
      readonly source: 'network' | 'device';
      /** Why the data of the device did not load again; absent without a connection. */
      readonly code?: RemoteErrorCode;
    };

const LOADING: ReadonlySet<Session['status']> = new Set([
  'starting',
  'loading-profile',
  'loading-member',
  'recognised',
]);

/** Whether requests about the user or the member are still under way. */
export function isUnderWay({ status }: Session): boolean {
  return LOADING.has(status);
}

/**
 * Whether pages that are open to everybody are shown in the member area. It is so while the membership loads, so that
 * the layout does not change afterwards.
 */
export function showsMemberArea(session: Session): boolean {
  return session.status === 'loading-member' || shownData(session) !== null;
}

/** The member that pages show: loaded, or this device's copy. Null without either. */
export function shownData(session: Session): MemberData | null {
  return session.status === 'ready' || session.status === 'recognised' ? session.data : null;
}

/** As `shownData`, with the states of remote data. `offline` counts as failed to load. */
export function shownMember(session: Session): Remote<MemberData> {
  if (session.status === 'offline') return { status: 'error', code: 'no-response' };
  const data = shownData(session);
  return data === null ? { status: 'loading' } : { status: 'ready', data };
}

/** Whether all pages show two sessions alike. The requests that confirm a recognised member show on no page. */
export function isVisiblyEqual(one: Session, other: Session): boolean {
  if (one.status !== 'recognised' || other.status !== 'recognised') return one === other;
  const { uid, email } = one.user;
  return one.data === other.data && uid === other.user.uid && email === other.user.email;
}

/** An event that can change the session. */
export type SessionEvent =
  /**
   * The identity service reports the user: at the start and at every change, in any tab. `isLogIn` is true if the user has
   * just sent their password in this tab.
   */
  | { readonly type: 'identity'; readonly user: IdentityUser | null; readonly isLogIn?: true }
  | {
      readonly type: 'profile';
      /** In the order in which the app tries them. */
      readonly memberships: readonly Membership[];
      readonly saferGambling?: SaferGambling;
    }
  /** The login has another address than the one that our e-mail verified. */
  | { readonly type: 'address-changed'; readonly provenEmail: string | null }
  | { readonly type: 'member'; readonly data: MemberData }
  /** The member service has deleted the records of all memberships of the login. */
  | { readonly type: 'records-gone' }
  /** A shown member did not load again: their data are a copy now. */
  | { readonly type: 'unanswered'; readonly code: RemoteErrorCode }
  /**
   * A member did not load: no connection, no reply, or a failure that can pass.
   * `copy` is this device's copy of the member, and `code` the failure; absent without a connection.
   */
  | {
      readonly type: 'disconnected';
      readonly copy: MemberData | null;
      readonly code?: RemoteErrorCode;
    }
  | { readonly type: 'reconnected' }
  /** The server has linked a membership to the login. */
  | { readonly type: 'linked' }
  /** The member has changed their own record. */
  | { readonly type: 'changed'; readonly member: Member }
  /** The member has changed their settings for safer gambling. */
  | {
      readonly type: 'saferGambling';
      readonly uid: string;
      readonly saferGambling: SaferGambling;
    }
  /** The loaded data may not be shown any longer, and load as at log-in. */
  | { readonly type: 'outdated' }
  | { readonly type: 'leave' }
  /** After log-out, the log-in page or a page of the visitor's choice is open. */
  | { readonly type: 'arrived' };

/** Returns the next session, or the same object if the event changes nothing. */
export function transition(session: Session, event: SessionEvent): Session {
  if (event.type === 'identity') return identified(session, event.user, event.isLogIn);
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
      if (!isConfirmingProfile(session)) return session;
      const { memberships, saferGambling } = event;
      if (memberships.length === 0) return { status: 'unlinked', user };
      const linked = { memberships, ...(saferGambling && { saferGambling }) };
      return session.status === 'loading-profile'
        ? { ...session, status: 'loading-member', ...linked }
        : { ...session, confirming: 'member', ...linked };
    }
    case 'address-changed':
      if (!isConfirmingProfile(session)) return session;
      return { status: 'address-changed', user, provenEmail: event.provenEmail };
    case 'member':
      if (status === 'ready') return refreshed(session, event.data);
      if (!isConfirmingMember(session)) return session;
      return { status: 'ready', user, data: event.data, source: 'network' };
    case 'records-gone':
      if (status !== 'loading-member' && status !== 'recognised' && status !== 'ready') {
        return session;
      }
      return { status: 'unlinked', user, recordsGone: true };
    case 'unanswered':
      if (status !== 'ready' || session.code === event.code) return session;
      return { ...session, source: 'device', code: event.code };
    case 'disconnected': {
      if (!isConfirmingProfile(session) && !isConfirmingMember(session)) return session;
      const { copy, code } = event;
      return copy === null
        ? { status: 'offline', user }
        : { status: 'ready', user, data: copy, source: 'device', ...(code && { code }) };
    }
    case 'changed':
      if (status !== 'ready' || session.data.member.id !== event.member.id) return session;
      return { ...session, data: { ...session.data, member: event.member } };
    case 'reconnected':
      if (status === 'offline') return { status: 'loading-profile', user };
      if (status !== 'ready' || session.source === 'network') return session;
      return { status: 'recognised', user, data: session.data, confirming: 'profile' };
    case 'saferGambling':
      if (status !== 'ready' || user.uid !== event.uid) return session;
      return { ...session, data: { ...session.data, saferGambling: event.saferGambling } };
    case 'outdated':
      return status === 'ready' || status === 'address-changed'
        ? { status: 'loading-profile', user }
        : session;
    case 'linked':
      return status === 'unlinked' ? { status: 'loading-profile', user } : session;
    case 'arrived':
      return session;
  }
}

function refreshed(session: Extract<Session, { status: 'ready' }>, data: MemberData): Session {
  const isSame = session.data === data && session.source === 'network';
  return isSame ? session : { status: 'ready', user: session.user, data, source: 'network' };
}

/** A session whose profile loads. */
type ConfirmingProfile = Extract<Session, { status: 'loading-profile' | 'recognised' }>;

function isConfirmingProfile(session: Session): session is ConfirmingProfile {
  return session.status === 'recognised'
    ? session.confirming === 'profile'
    : session.status === 'loading-profile';
}

function isConfirmingMember(session: Session): boolean {
  return session.status === 'recognised'
    ? session.confirming === 'member'
    : session.status === 'loading-member';
}

function identified(session: Session, user: IdentityUser | null, isLogIn?: true): Session {
  if (user === null) {
    if (session.status === 'signed-out') return session;
    return { status: 'signed-out', left: session.status === 'leaving' };
  }
  const known = 'user' in session ? session.user : null;
  if (known?.uid === user.uid && known.emailVerified === user.emailVerified) {
    return session.status === 'recognised' && session.confirming === 'identity'
      ? { ...session, user, confirming: 'profile' }
      : session;
  }
  return user.emailVerified
    ? { status: 'loading-profile', user, ...(isLogIn && { isLogIn }) }
    : { status: 'unverified', user };
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
