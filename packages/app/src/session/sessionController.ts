import type { Member, Membership, SaferGambling } from '@casino/functions/contract';
import { CALL_TIMEOUT_MS } from '../lib/callable.ts';
import type { Notice } from '../lib/notices.ts';
import type { CopyName, DeviceStorage } from '../lib/storage.ts';
import { loadMember, type MemberSources, memberFailure } from './memberLoad.ts';
import { createMemberPrefetch } from './memberPrefetch.ts';
import {
  type IdentityUser,
  isAddressChanged,
  type MemberData,
  type Session,
  type SessionEvent,
  shownData,
  transition,
} from './session.ts';

/** A refused sign-in: the identity service's code, such as `auth/wrong-password`, and its raw message. */
export interface SignInRefusal {
  readonly code: string;
  readonly message: string;
}

/** The identity service. */
export interface Identity {
  /** Calls the listener with the user: first when the service knows them, then at each change in any tab. */
  readonly observe: (listener: (user: IdentityUser | null) => void) => Promise<void>;
  /** Rejects with a `SignInRefusal`. */
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  /** Checks the signed-in user's password and so renews the sign-in time. Rejects with a `SignInRefusal`. */
  readonly confirmPassword: (password: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Loads the signed-in user again; null if no user is signed in. */
  readonly refresh: () => Promise<IdentityUser | null>;
}

/** Whether the browser reports a connection. */
export interface Connection {
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => void;
}

export interface SessionDependencies {
  readonly identity: Identity;
  readonly sources: MemberSources;
  readonly storage: DeviceStorage;
  readonly connection: Connection;
  readonly notify: (notice: Notice) => void;
  /** Receives errors that the member can do nothing about. */
  readonly report: (error: unknown) => void;
}

/** The session as a store for `useSyncExternalStore`, with the actions that change it. */
export interface SessionController {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Session;
  /** Starts to observe the identity service. */
  readonly start: () => void;
  /** Resolves with null on success. A second call during the first returns the first promise. */
  readonly signIn: (email: string, password: string) => Promise<SignInRefusal | null>;
  /** Checks the password before an action that cannot be undone. Resolves with null on success. */
  readonly confirmPassword: (password: string) => Promise<SignInRefusal | null>;
  /** Loads the member again, and removes this device's copies. */
  readonly reload: () => void;
  /** Reloads the member if another device has changed safer gambling, or deleted the account. */
  readonly recheck: () => Promise<void>;
  readonly logOut: () => void;
  /** Reports that the guard has allowed a page after log-out. */
  readonly arrive: () => void;
  /** Stores a copy of a member's data on the device, unless the member has logged out meanwhile. */
  readonly storeCopy: (uid: string, name: CopyName, value: unknown) => void;
  /** Sets the member's record to the one that the member service returned for a change. */
  readonly memberChanged: (member: Member) => void;
  /** Sets this user's settings for safer gambling. */
  readonly saferGamblingChanged: (uid: string, saferGambling: SaferGambling) => void;
  /** Loads the membership that the server has linked to the login. */
  readonly linked: () => void;
  /** Asks the identity service whether the address is verified. If so, the session continues. */
  readonly recheckEmail: () => Promise<boolean>;
}

/** The SDK can hang while it starts (firebase-js-sdk 8019). After this time, in ms, the visitor counts as signed out. */
export const START_LIMIT_MS = 8_000;

/** The same limit for a recognised member, who sees their card meanwhile: that of a call, in ms. */
export const RECOGNISED_LIMIT_MS = CALL_TIMEOUT_MS;

/** Runs the state machine of `session.ts`. Entering a state starts its requests. Specification section 4. */
export function createSessionController(dependencies: SessionDependencies): SessionController {
  const { identity, sources, storage, connection, notify, report } = dependencies;
  const listeners = new Set<() => void>();
  let signingIn: Promise<SignInRefusal | null> | null = null;
  let session = firstSession(storage);
  const prefetch = createMemberPrefetch(sources);

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
        if (entered.confirming === 'profile') return loadProfile(entered, entered.user.uid);
        if (entered.confirming !== 'identity')
          return admit(entered, entered.user.uid, entered.confirming);
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
      // A visitor's drafts stay. The drafts of a member who logs out do not.
      if ('user' in session) storage.clearDrafts();
      storage.purgeMembers();
    } else storage.presumeSignedIn(user);
    dispatch({ type: 'identity', user });
  };

  const forgetCopies = (user: IdentityUser) => {
    storage.purgeMembers();
    storage.presumeSignedIn(user);
  };

  const refuse = (notice: Notice) => {
    notify(notice);
    dispatch({ type: 'leave' });
  };

  const loadProfile = async (entered: Session, uid: string) => {
    if (!connection.isOnline()) {
      dispatch({ type: 'disconnected', copy: storage.readCopy<MemberData>(uid, 'session-1') });
      return;
    }
    prefetch.start(uid, storage.readCopy(uid, 'location-1'));
    const found = await sources.profile(uid).then(
      (profile) => ({ profile }),
      (error: unknown) => ({ notice: memberFailure(error) }),
    );
    if (session !== entered) return;
    if ('notice' in found) refuse(found.notice);
    else if (found.profile === null) refuse({ kind: 'error', error: 'profile-not-found' });
    else if ('provenEmail' in found.profile) {
      dispatch({ type: 'address-changed', provenEmail: found.profile.provenEmail });
    } else {
      const { memberships, saferGambling } = found.profile;
      dispatch({ type: 'profile', memberships, ...(saferGambling && { saferGambling }) });
    }
  };

  const admit = async (
    entered: Session,
    uid: string,
    { membership, saferGambling }: { membership: Membership; saferGambling?: SaferGambling },
  ) => {
    const member = (location: number) => prefetch.take(uid, location);
    const copy = shownData(session);
    const load = await loadMember({ ...sources, member }, membership, copy);
    if (session !== entered) return;
    // The member continues to see the copy while the casino's own system fails.
    if (load.admitted === 'later' && copy) return dispatch({ type: 'disconnected', copy });
    if (load.admitted !== true) return refuse(load.notice);
    const data = reuseIfEqual(shownData(session), {
      ...load.data,
      ...(saferGambling && { saferGambling }),
    });
    storage.writeCopy(uid, 'session-1', data);
    storage.writeCopy(uid, 'location-1', membership.location);
    dispatch({ type: 'member', data });
    for (const notice of load.notices) notify(notice);
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
        // Without a connection no reply can come, and the member continues to see the copy.
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
      if (checked.source === 'device') return dispatch({ type: 'reconnected' });
      const found = await sources.profile(checked.user.uid).then(
        (profile) => ({ profile }),
        () => null,
      );
      if (session !== checked || found === null) return;
      const { profile } = found;
      const known = JSON.stringify(checked.data.saferGambling);
      const settings = profile && 'memberships' in profile ? profile.saferGambling : null;
      if (settings === null || JSON.stringify(settings) !== known) reload();
    },
    logOut: () => dispatch({ type: 'leave' }),
    arrive: () => dispatch({ type: 'arrived' }),
    storeCopy: (uid, name, value) => {
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
      if (isAddressChanged(session)) reload();
      return user?.emailVerified ?? false;
    },
  };
}

/** Returns the shown object if the loaded data are equal, so that no page renders again. */
function reuseIfEqual(known: MemberData | null, loaded: MemberData): MemberData {
  return known && JSON.stringify(known) === JSON.stringify(loaded) ? known : loaded;
}

/** The session before the first reply: this device's copy of the member, or its presumption. */
function firstSession(storage: DeviceStorage): Session {
  const user = storage.presumedUser();
  const data = user?.emailVerified ? storage.readCopy<MemberData>(user.uid, 'session-1') : null;
  if (user && data) return { status: 'recognised', user, data, confirming: 'identity' };
  return {
    status: 'starting',
    presumed: storage.presumesSignedIn() ? 'signed-in' : 'signed-out',
  };
}
