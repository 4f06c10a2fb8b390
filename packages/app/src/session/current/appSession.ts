import { inTime } from '../../lib/async/inTime.ts';
import { once } from '../../lib/async/once.ts';
import { retryOnReturn, retryUntilReply } from '../../lib/async/retry.ts';
import { attempt, call, opening, preloadApi } from '../../lib/calls/api.ts';
import { CALL_TIMEOUT_MS } from '../../lib/calls/callable.ts';
import { onDenial } from '../../lib/calls/denials.ts';
import { loadCode } from '../../lib/code/loadCode.ts';
import { deviceStorage, tabStorage } from '../../lib/device/storage.ts';
import { createNotices } from '../../lib/page/notices.ts';
import { isNoAnswer, remoteErrorCode } from '../../lib/remote/remoteError.ts';
import type { ChangedAddress, LinkedProfile, MemberSources } from '../state/memberLoad.ts';
import { isUnderWay } from '../state/session.ts';
import { createSessionController, type Identity } from '../state/sessionController.ts';
import { takeProfileLanguage } from './memberLanguage.ts';

const loadIdentity = once(async () =>
  (await loadCode(() => import('../identity/firebaseIdentity.ts'))).loadFirebaseIdentity(),
);
const loadDocuments = once(() => loadCode(() => import('../../lib/firebase/documents.ts')));

/** The identity service. Its code loads on first use, so that the log-in page renders without it. */
const identity: Identity = {
  observe: async (listener) => (await retryUntilReply(loadIdentity)).observe(listener),
  signIn: async (email, password) => {
    const loaded = await loadIdentity().catch((error: unknown): never => {
      const lost = isNoAnswer(remoteErrorCode(error));
      const code = lost ? 'auth/network-request-failed' : '';
      throw { code, message: error instanceof Error ? error.message : String(error) };
    });
    return loaded.signIn(email, password);
  },
  confirmPassword: async (password) => (await loadIdentity()).confirmPassword(password),
  signOut: async () => (await loadIdentity()).signOut(),
  refresh: async () => (await loadIdentity()).refresh(),
};

const sources: MemberSources = {
  openAhead: opening.startAhead,
  open: opening.start,
  profile: async (uid) =>
    (await opening.profile()) ??
    // The document store's SDK has no time limit.
    retryOnReturn(() => inTime(loadProfile(uid), CALL_TIMEOUT_MS)),
  member: (location) =>
    retryOnReturn(async () => (await call('members-getMember', { location })).result),
  venue: (venueId) => retryOnReturn(() => call('members-getVenue', { venueId })),
  games: () => retryOnReturn(async () => (await call('promotions-getGames', null)).meta),
};

async function loadProfile(uid: string): Promise<LinkedProfile | ChangedAddress | null> {
  const { readProfile } = await loadDocuments();
  const profile = await readProfile(uid).catch((error: unknown) => {
    if (remoteErrorCode(error) === 'permission-denied') return null;
    throw error;
  });
  if (profile?.emailVerified) return profile;
  // The address was verified elsewhere, or the profile was not written: the server corrects both. Or the identity
  // service has changed the address, and the rules refuse the profile.
  const { error, provenEmail = null } = await attempt('users-setVerifiedEmail', null);
  return error === 'address-changed' ? { provenEmail } : readProfile(uid);
}

/** Whether this device presumed a signed-in user when the page opened. */
export const beganSignedIn = deviceStorage.presumesSignedIn();

/** The notices of all pages. */
export const notices = createNotices();

/** The one session of this page. */
export const session = createSessionController({
  identity,
  sources,
  storage: deviceStorage,
  connection: {
    isOnline: () => navigator.onLine,
    isVisible: () => !document.hidden,
    onOnline: (listener) => window.addEventListener('online', listener),
    onOtherTab: (listener) => window.addEventListener('storage', listener),
  },
  notify: notices.show,
  profileLoaded: (uid, { language }, isLogIn) => takeProfileLanguage(uid, language, isLogIn),
  report: (error) => reportError(error),
});

onDenial(session.denied);

// The visit names the member. A reload within it keeps it.
session.subscribe(() => {
  if (session.getSnapshot().status === 'signed-out') tabStorage.forgetVisit();
});

/** Loads the code that a sign-in needs next, while the identity service checks the password. */
export function prepareSignIn(): void {
  preloadApi().catch(() => {});
}

/** Loads the member again, and resolves when the session is settled. */
export function reloadMember(): Promise<void> {
  session.reload();
  return settled();
}

/** Resolves when no request about the user or the member is under way. */
export function settled(): Promise<void> {
  const isLoading = () => isUnderWay(session.getSnapshot());
  if (!isLoading()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (isLoading()) return;
      stop();
      resolve();
    });
  });
}
