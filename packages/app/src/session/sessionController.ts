import type { Member, Membership, SaferGambling } from '@casino/functions/contract';
import { CALL_TIMEOUT_MS } from '../lib/callable.ts';
import type { Notice } from '../lib/notices.ts';
import type { CopyName, DeviceStorage } from '../lib/storage.ts';
import { createAskedAhead } from './askedAhead.ts';
import { loadMember, type MemberSources, memberFailure } from './memberLoad.ts';
import {
  type IdentityUser,
  type MemberData,
  type Session,
  type SessionEvent,
  shownData,
  transition,
} from './session.ts';

/** Why the identity service refused a sign-in: its code, such as `auth/wrong-password`, and raw message. */
export interface SignInRefusal {
  readonly code: string;
  readonly message: string;
}

/** The identity service. */
export interface Identity {
  /** Tells who is signed in: first once it is known, then at each change, also one made in another tab. */
  readonly observe: (listener: (user: IdentityUser | null) => void) => Promise<void>;
  /** Rejects with a `SignInRefusal`. */
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  /** Asks the signed-in user's password again: the session counts as new. Rejects with a `SignInRefusal`. */
  readonly confirmPassword: (password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks the service anew about the signed-in user; null where nobody is. */
  readonly refresh: () => Promise<IdentityUser | null>;
}

/** Whether the browser knows of a connection. */
export interface Connection {
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => void;
}

export interface SessionDependencies {
  readonly identity: Identity;
  readonly sources: MemberSources;
  readonly storage: DeviceStorage;
  readonly connection: Connection;
  readonly tell: (notice: Notice) => void;
  /** Hears of faults that no member can mend. */
  readonly report: (error: unknown) => void;
}

/** The session as a store for `useSyncExternalStore`, with what a member can do to it. */
export interface SessionController {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Session;
  /** Finds out who is signed in, and follows every change from then on. */
  readonly start: () => void;
  /** Null on success. A second call while one is under way joins it. */
  readonly signIn: (email: string, password: string) => Promise<SignInRefusal | null>;
  /** Gives the password again, for what cannot be undone: null on success. */
  readonly confirmPassword: (password: string) => Promise<SignInRefusal | null>;
  /** Loads the member anew, and forgets this device's copies. */
  readonly reload: () => void;
  /** Loads the member anew where another device has changed what decides what they see, or deleted them. */
  readonly recheck: () => Promise<void>;
  readonly logOut: () => void;
  /** A page was let through: whoever had left is where they wanted to be. */
  readonly arrive: () => void;
  /** Keeps a copy of a member's data on the device, unless they have logged out in the meantime. */
  readonly keepCopy: (uid: string, name: CopyName, value: unknown) => void;
  /** Takes over what the member service answered to a change of the member's own record. */
  readonly memberChanged: (member: Member) => void;
  /** Takes over what this user has set to play safely. */
  readonly saferGamblingChanged: (uid: string, saferGambling: SaferGambling) => void;
  /** The login has a membership now: it is loaded, and lets the member in. */
  readonly linked: () => void;
  /** Whether the signed-in address is verified by now; the session moves on where it is. */
  readonly recheckEmail: () => Promise<boolean>;
}

/** The identity service can hang while it starts (firebase-js-sdk 8019): then nobody counts as signed in. */
export const START_LIMIT_MS = 8_000;

/** A member whose card is shown meanwhile is given as long as any other question about them. */
export const RECOGNISED_LIMIT_MS = CALL_TIMEOUT_MS;

/** Runs the session's machine: every state that is entered starts its own work. Specification section 4. */
export function createSessionController(dependencies: SessionDependencies): SessionController {
  const { identity, sources, storage, connection, tell, report } = dependencies;
  const listeners = new Set<() => void>();
  let signingIn: Promise<SignInRefusal | null> | null = null;
  let session = firstSession(storage);
  const ahead = createAskedAhead(sources);

  const dispatch = (event: SessionEvent) => {
    const next = transition(session, event);
    if (next === session) return;
    session = next;
    for (const listener of listeners) listener();
    void enter(next);
  };

  const enter = async (entered: Session) => {
    switch (entered.status) {
      case 'loading-profile':
        return loadProfile(entered, entered.user.uid);
      case 'loading-member':
        return admit(entered, entered.user.uid, entered);
      case 'recognised':
        if (entered.asking === 'profile') return loadProfile(entered, entered.user.uid);
        if (entered.asking !== 'identity') return admit(entered, entered.user.uid, entered.asking);
        return;
      case 'unverified':
      case 'unlinked':
        return forgetCopies(entered.user);
      case 'leaving':
        storage.purgeMembers();
        await identity.signOut().catch(report);
        if (session === entered) identified(null);
    }
  };

  const identified = (user: IdentityUser | null) => {
    if (user === null) {
      // What a visitor typed stays; what was typed by whoever has just left does not.
      if ('user' in session) storage.clearDrafts();
      storage.purgeMembers();
    } else storage.presumeSignedIn(user);
    dispatch({ type: 'identity', user });
  };

  const forgetCopies = (user: IdentityUser) => {
    storage.purgeMembers();
    storage.presumeSignedIn(user);
  };

  const turnAway = (notice: Notice) => {
    tell(notice);
    dispatch({ type: 'leave' });
  };

  const loadProfile = async (entered: Session, uid: string) => {
    if (!connection.isOnline()) {
      dispatch({ type: 'disconnected', copy: storage.readCopy<MemberData>(uid, 'session-1') });
      return;
    }
    ahead.ask(uid, storage.readCopy(uid, 'location-1'));
    const found = await sources.profile(uid).then(
      (profile) => ({ profile }),
      (error: unknown) => ({ notice: memberFailure(error) }),
    );
    if (session !== entered) return;
    if ('notice' in found) turnAway(found.notice);
    else if (found.profile === null) turnAway({ kind: 'error', error: 'profile-not-found' });
    else {
      const { memberships, saferGambling } = found.profile;
      dispatch({ type: 'profile', memberships, ...(saferGambling && { saferGambling }) });
    }
  };

  const admit = async (
    entered: Session,
    uid: string,
    { membership, saferGambling }: { membership: Membership; saferGambling?: SaferGambling },
  ) => {
    const member = (location: number) => ahead.memberAt(uid, location);
    const load = await loadMember({ ...sources, member }, membership);
    if (session !== entered) return;
    if (!load.admitted) return turnAway(load.notice);
    const data = sameAs(shownData(session), {
      ...load.data,
      ...(saferGambling && { saferGambling }),
    });
    storage.writeCopy(uid, 'session-1', data);
    storage.writeCopy(uid, 'location-1', membership.location);
    dispatch({ type: 'member', data });
    for (const notice of load.notices) tell(notice);
  };

  const keepSession = () => {
    if (session.status !== 'ready') return;
    storage.writeCopy(session.user.uid, 'session-1', session.data);
  };

  const reload = () => {
    if ('user' in session) forgetCopies(session.user);
    dispatch({ type: 'outdated' });
  };

  const signIn = async (email: string, password: string): Promise<SignInRefusal | null> => {
    try {
      const user = await identity.signIn(email, password);
      storage.rememberEmail(email);
      identified(user);
      return null;
    } catch (refusal) {
      return refusal as SignInRefusal;
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => session,
    start: () => {
      const first = session;
      const giveUp = () => {
        if (session !== first) return;
        // Without a connection there is nobody to ask, and a member keeps what they see.
        if (session.status === 'recognised' && !connection.isOnline()) return;
        dispatch({ type: 'identity', user: null });
      };
      setTimeout(giveUp, first.status === 'recognised' ? RECOGNISED_LIMIT_MS : START_LIMIT_MS);
      connection.onOnline(() => dispatch({ type: 'reconnected' }));
      identity.observe(identified).catch((error: unknown) => {
        report(error);
        giveUp();
      });
    },
    signIn: (email, password) => {
      signingIn ??= signIn(email, password).finally(() => {
        signingIn = null;
      });
      return signingIn;
    },
    confirmPassword: (password) =>
      identity.confirmPassword(password).then(
        () => null,
        (refusal: unknown) => refusal as SignInRefusal,
      ),
    reload,
    recheck: async () => {
      const checked = session;
      if (checked.status !== 'ready' || !connection.isOnline()) return;
      const found = await sources.profile(checked.user.uid).then(
        (profile) => ({ profile }),
        () => null,
      );
      if (session !== checked || found === null) return;
      const { profile } = found;
      const known = JSON.stringify(checked.data.saferGambling);
      if (profile === null || JSON.stringify(profile.saferGambling) !== known) reload();
    },
    logOut: () => dispatch({ type: 'leave' }),
    arrive: () => dispatch({ type: 'arrived' }),
    keepCopy: (uid, name, value) => {
      if (shownData(session) !== null && 'user' in session && session.user.uid === uid) {
        storage.writeCopy(uid, name, value);
      }
    },
    memberChanged: (member) => {
      dispatch({ type: 'changed', member });
      keepSession();
    },
    saferGamblingChanged: (uid, saferGambling) => {
      dispatch({ type: 'saferGambling', uid, saferGambling });
      keepSession();
    },
    linked: () => dispatch({ type: 'linked' }),
    recheckEmail: async () => {
      const user = await identity.refresh();
      if (user !== null) identified(user);
      return user?.emailVerified ?? false;
    },
  };
}

/** What is shown already, where what was loaded says the same: nothing has to be drawn again for it. */
function sameAs(known: MemberData | null, loaded: MemberData): MemberData {
  return known && JSON.stringify(known) === JSON.stringify(loaded) ? known : loaded;
}

/** Before anybody has answered: the member as this device last knew them, or what it presumes. */
function firstSession(storage: DeviceStorage): Session {
  const user = storage.presumedUser();
  const data = user?.emailVerified ? storage.readCopy<MemberData>(user.uid, 'session-1') : null;
  if (user && data) return { status: 'recognised', user, data, asking: 'identity' };
  return {
    status: 'starting',
    presumed: storage.presumesSignedIn() ? 'signed-in' : 'signed-out',
  };
}
