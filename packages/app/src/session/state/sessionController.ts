// Long because one controller owns the session: each of its functions reads the state and dispatches to it.

import type { Member } from '@casino/functions/contract/member.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import { inOpeningOrder } from '@casino/functions/contract/rules/membership.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import type { DeviceStorage, IdentityUser } from '../../lib/device/storage.ts';
import { SESSION_COPY } from '../../lib/device/storageKeys.ts';
import type { Notice } from '../../lib/page/notices.ts';
import { type RemoteErrorCode, temporaryCode } from '../../lib/remote/remoteError.ts';
import { reuseIfEqual } from '../../lib/remote/reuseIfEqual.ts';
import { FRESH_MS, isOlderThan } from '../../lib/time/freshness.ts';
import {
  blockOf,
  type LinkedProfile,
  loadMember,
  type MemberSources,
  memberFailure,
} from './memberLoad.ts';
import { changedSettings, refreshMember } from './memberRefresh.ts';
import { createQuietRefresh } from './quietRefresh.ts';
import {
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

/** The browser's connection and window. */
export interface Connection {
  /** Whether the browser reports a connection. */
  readonly isOnline: () => boolean;
  /** Whether the page is visible. */
  readonly isVisible: () => boolean;
  readonly onOnline: (listener: () => void) => void;
  /** Calls the listener when another tab has changed the device's storage. */
  readonly onOtherTab: (listener: () => void) => void;
}

export interface SessionDependencies {
  readonly identity: Identity;
  readonly sources: MemberSources;
  readonly storage: DeviceStorage;
  readonly connection: Connection;
  readonly notify: (notice: Notice) => void;
  /** Receives the profile with which a member loads: at a log-in in this tab, at a start, and at a reload. */
  readonly profileLoaded: (uid: string, profile: LinkedProfile, isLogIn: boolean) => void;
  /** Receives errors that the member can do nothing about. */
  readonly report: (error: unknown) => void;
}

/** The session as a store for `useSyncExternalStore`, with the actions that change it. */
export interface SessionController {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Session;
  /** When the shown member was requested, as an ISO instant; null if unknown, and without a member. */
  readonly loadedAt: () => string | null;
  /** Starts to observe the identity service. */
  readonly start: () => void;
  /** Resolves with null on success. A second call during the first returns the first promise. */
  readonly signIn: (email: string, password: string) => Promise<SignInRefusal | null>;
  /** Checks the password before an action that cannot be undone. Resolves with null on success. */
  readonly confirmPassword: (password: string) => Promise<SignInRefusal | null>;
  /** Loads the member as at log-in, and removes this device's copies. */
  readonly reload: () => void;
  /**
   * Brings a shown member up to date when they return to the page: loads a member who is not fresh, or who is a copy,
   * again without a visible change. For a fresh member, takes over what another device has changed of safer
   * gambling, or ends the session of an account that it has deleted.
   */
  readonly recheck: () => Promise<void>;
  /**
   * Takes a `permission-denied` of any call. If it names a block, the member sees the message and is logged out.
   * Otherwise the member loads again.
   */
  readonly denied: (error: unknown) => void;
  readonly logOut: () => void;
  /** Reports that the guard has allowed a page after log-out. */
  readonly arrive: () => void;
  /**
   * Stores a copy of a member's data on the device, unless the member has logged out, or another tab has chosen another
   * membership meanwhile.
   * @param requestedAt an ISO instant; by default now
   */
  readonly storeCopy: (uid: string, name: string, value: unknown, requestedAt?: string) => void;
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

/** The states that a quiet request can bring up to date. */
const REFRESHABLE: ReadonlySet<Session['status']> = new Set(['ready', 'offline']);

/** Runs the state machine of `session.ts`. Entering a state starts its requests. Specification section 4. */
export function createSessionController(dependencies: SessionDependencies): SessionController {
  const { identity, sources, storage, connection, notify, profileLoaded, report } = dependencies;
  const listeners = new Set<() => void>();
  let signingIn: Promise<SignInRefusal | null> | null = null;
  let session = firstSession(storage);
  let requestedAt = new Date();
  let loadedAt = 'user' in session ? storage.copySavedAt(session.user.uid, SESSION_COPY) : null;
  const refresh = createQuietRefresh(
    () => (session.status === 'offline' ? findConnection(session.user.uid) : refreshNow()),
    () => connection.isOnline() && connection.isVisible() && REFRESHABLE.has(session.status),
  );

  const dispatch = (event: SessionEvent) => {
    const next = transition(session, event);
    if (next === session) return;
    session = next;
    if (shownData(next) === null) refresh.stop();
    emit();
    void enter(next);
  };

  const emit = () => {
    for (const listener of listeners) listener();
  };

  const enter = async (entered: Session) => {
    switch (entered.status) {
      case 'loading-profile':
        return loadProfile(entered, entered.user.uid);
      case 'loading-member':
        return admit(entered, entered.user.uid, entered);
      case 'recognised':
        if (entered.confirming === 'profile') return loadProfile(entered, entered.user.uid);
        if (entered.confirming === 'member') return admit(entered, entered.user.uid, entered);
        return;
      case 'ready':
        if (entered.source === 'device') refresh.retry();
        return;
      case 'offline':
        return refresh.retry();
      case 'unverified':
      case 'address-changed':
      case 'unlinked':
        return forgetCopies(entered.user);
      case 'leaving':
        storage.purgeMembers();
        await identity.signOut().catch(report);
        if (session === entered) identified(null);
    }
  };

  /**
   * Whether another tab has logged out while this one waited to hear who the user is. The SDK has read the user before, and
   * would sign them in again in every tab.
   */
  const isLoggedOutElsewhere = () =>
    (session.status === 'recognised'
      ? session.confirming === 'identity'
      : session.status === 'starting' && session.presumed === 'signed-in') &&
    !storage.presumesSignedIn();

  const identified = (user: IdentityUser | null) => {
    if (user !== null && isLoggedOutElsewhere()) {
      void identity.signOut().catch(report);
      return identified(null);
    }
    if (user === null) {
      // A visitor's drafts stay. The drafts of a member who logs out do not.
      if ('user' in session) storage.clearDrafts();
      storage.purgeMembers();
    } else storage.presumeSignedIn(user);
    dispatch({ type: 'identity', user, ...(signingIn !== null && { isLogIn: true }) });
  };

  const forgetCopies = (user: IdentityUser) => {
    storage.purgeMembers();
    storage.presumeSignedIn(user);
  };

  const refuse = (notice: Notice) => {
    notify(notice);
    dispatch({ type: 'leave' });
  };

  const needLinking = (notice: Notice) => {
    notify(notice);
    dispatch({ type: 'records-gone' });
  };

  /** A member whom this device shows stays. Only a log-in that gets no reply ends with the notice. Section 8. */
  const unloaded = (entered: Session, uid: string, notice: Notice, error: unknown) => {
    const code = temporaryCode(error);
    if (code === null || 'isLogIn' in entered) refuse(notice);
    else disconnected(uid, code);
  };

  const disconnected = (uid: string, code?: RemoteErrorCode) => {
    loadedAt = storage.copySavedAt(uid, SESSION_COPY);
    const copy = shownData(session) ?? storage.readCopy<MemberData>(uid, SESSION_COPY);
    dispatch({ type: 'disconnected', copy, ...(code && { code }) });
  };

  const loadProfile = async (entered: Session, uid: string) => {
    if (!connection.isOnline()) return disconnected(uid);
    requestedAt = new Date();
    sources.open(uid);
    const found = await sources.profile(uid).then(
      (profile) => ({ profile }),
      (error: unknown) => ({ error }),
    );
    if (session !== entered) return;
    if ('error' in found) unloaded(entered, uid, memberFailure(found.error), found.error);
    else if (found.profile === null) refuse({ kind: 'error', error: 'profile-not-found' });
    else if ('provenEmail' in found.profile) {
      dispatch({ type: 'address-changed', provenEmail: found.profile.provenEmail });
    } else {
      const { saferGambling } = found.profile;
      profileLoaded(uid, found.profile, 'isLogIn' in entered);
      const memberships = inOpeningOrder(found.profile);
      dispatch({ type: 'profile', memberships, ...(saferGambling && { saferGambling }) });
    }
  };

  const admit = async (
    entered: Session,
    uid: string,
    linked: { memberships: readonly Membership[]; saferGambling?: SaferGambling },
  ) => {
    const { memberships, saferGambling } = linked;
    const copy = shownData(session);
    const isWanted = () => session === entered;
    const load = await loadMember(sources, memberships, copy, isWanted);
    if (load === null || !isWanted()) return;
    if (load.admitted === 'after-linking') return needLinking(load.notice);
    if (!load.admitted) return unloaded(entered, uid, load.notice, load.error);
    const data = { ...load.data, ...(saferGambling && { saferGambling }) };
    showMember(entered, data, requestedAt);
    for (const notice of load.notices) notify(notice);
    if (isOutdated()) void refresh.run();
  };

  const isOutdated = () => isOlderThan(FRESH_MS, loadedAt, new Date());

  /** @param askedAt when the request was sent: a phone in a pocket can receive the reply much later */
  const showMember = (at: Session, loaded: MemberData, askedAt: Date) => {
    if (!('user' in at)) return;
    const { user } = at;
    const shown = shownData(session);
    // The other copies belong to the membership that the app opened with before.
    if (shown && shown.membership.crmId !== loaded.membership.crmId) forgetCopies(user);
    const data = reuseIfEqual(shown, loaded);
    refresh.succeeded();
    loadedAt = askedAt.toISOString();
    storage.writeCopy(user.uid, SESSION_COPY, data, loadedAt);
    dispatch({ type: 'member', data });
    // Equal data change no state, only their age.
    emit();
  };

  /** Loads a member without a copy once a reply comes, so that the page does not change before. */
  const findConnection = async (uid: string): Promise<void> => {
    const begun = session;
    const error = await sources.profile(uid).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (session === begun && temporaryCode(error) === null) dispatch({ type: 'reconnected' });
  };

  const refreshNow = async (): Promise<void> => {
    const begun = session;
    if (begun.status !== 'ready' || !connection.isOnline()) return;
    const { user, data } = begun;
    const askedAt = new Date();
    // A change by the member is newer than the reply.
    const isWanted = () => session.status === 'ready' && session.data === data;
    const found = await refreshMember(sources, user.uid, data, isWanted);
    if (found === null || !isWanted()) return;
    switch (found.kind) {
      case 'member':
        showMember(session, found.data, askedAt);
        return isOutdated() ? refreshNow() : undefined;
      case 'refused':
        return refuse(found.notice);
      case 'records-gone':
        return needLinking(found.notice);
      case 'settings':
        saferGamblingChanged(user.uid, found.saferGambling);
        return refreshNow();
      case 'changed':
        return reload();
      case 'unanswered':
        refresh.retry();
        dispatch({ type: 'unanswered', code: found.code });
    }
  };

  /** All tabs share the copies of a device, which are of one membership. */
  const ownsCopies = (uid: string): boolean => {
    const stored = storage.readCopy<MemberData>(uid, SESSION_COPY);
    return stored?.membership.crmId === shownData(session)?.membership.crmId;
  };

  /** Another tab has loaded the member. This tab shows the same, or loads the membership that the other has chosen. */
  const followOtherTab = () => {
    if (session.status !== 'ready') return;
    const { user, data } = session;
    const stored = storage.readCopy<MemberData>(user.uid, SESSION_COPY);
    const storedAt = storage.copySavedAt(user.uid, SESSION_COPY);
    if (stored === null || storedAt === null) return;
    if (!ownsCopies(user.uid)) dispatch({ type: 'outdated' });
    else if (loadedAt === null || storedAt > loadedAt) {
      refresh.succeeded();
      loadedAt = storedAt;
      dispatch({ type: 'member', data: reuseIfEqual(data, stored) });
      emit();
    }
  };

  const keepSession = () => {
    if (session.status !== 'ready' || !ownsCopies(session.user.uid)) return;
    storage.writeCopy(session.user.uid, SESSION_COPY, session.data, loadedAt);
  };

  const saferGamblingChanged = (uid: string, saferGambling: SaferGambling) => {
    dispatch({ type: 'saferGambling', uid, saferGambling });
    keepSession();
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
    loadedAt: () => (shownData(session) === null ? null : loadedAt),
    start: () => {
      const first = session;
      const giveUp = () => {
        // A recognised member continues to see the copy.
        if (session !== first || session.status === 'recognised') return;
        dispatch({ type: 'identity', user: null });
      };
      setTimeout(giveUp, START_LIMIT_MS);
      connection.onOnline(() => {
        dispatch({ type: 'reconnected' });
        if (isOutdated()) void refresh.run();
      });
      connection.onOtherTab(followOtherTab);
      const presumed = storage.presumedUser();
      // An older version stored no user here.
      if (presumed?.uid && connection.isOnline()) sources.openAhead(presumed.uid);
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
      if (isOutdated() || refresh.isPending()) return refresh.run();
      const found = await sources.profile(checked.user.uid).then(
        (profile) => ({ profile }),
        () => null,
      );
      if (session !== checked || found === null) return;
      const { profile } = found;
      if (profile === null || 'provenEmail' in profile) return reload();
      const settings = changedSettings(profile, checked.data);
      if (settings) saferGamblingChanged(checked.user.uid, settings);
    },
    denied: (error) => {
      if (session.status !== 'ready') return;
      const block = blockOf(error);
      if (block) refuse({ kind: 'blocked', block });
      else void refresh.run();
    },
    logOut: () => dispatch({ type: 'leave' }),
    arrive: () => dispatch({ type: 'arrived' }),
    storeCopy: (uid, name, value, askedAt) => {
      if (shownData(session) === null || !('user' in session) || session.user.uid !== uid) return;
      if (ownsCopies(uid)) storage.writeCopy(uid, name, value, askedAt);
    },
    memberChanged: (member) => {
      const before = session;
      dispatch({ type: 'changed', member });
      if (session !== before) loadedAt = new Date().toISOString();
      keepSession();
    },
    saferGamblingChanged,
    linked: () => dispatch({ type: 'linked' }),
    recheckEmail: async () => {
      const user = await identity.refresh();
      if (user !== null) identified(user);
      if (session.status === 'address-changed') reload();
      return user?.emailVerified ?? false;
    },
  };
}

/** The session before the first reply: this device's copy of the member, or its presumption. */
function firstSession(storage: DeviceStorage): Session {
  const user = storage.presumedUser();
  const data = user?.emailVerified ? storage.readCopy<MemberData>(user.uid, SESSION_COPY) : null;
  if (user && data) return { status: 'recognised', user, data, confirming: 'identity' };
  return {
    status: 'starting',
    presumed: storage.presumesSignedIn() ? 'signed-in' : 'signed-out',
  };
}
