import { attempt, call, preloadApi } from '../lib/api.ts';
import { askOnReturn } from '../lib/askOnReturn.ts';
import { createNotices } from '../lib/notices.ts';
import { once } from '../lib/once.ts';
import { isNoAnswer, remoteErrorCode } from '../lib/remoteError.ts';
import { deviceStorage } from '../lib/storage.ts';
import { whenReachable } from '../lib/whenReachable.ts';
import type { MemberSources } from './memberLoad.ts';
import { isUnderWay } from './session.ts';
import { createSessionController, type Identity } from './sessionController.ts';

const loadIdentity = once(async () =>
  (await import('./firebaseIdentity.ts')).loadFirebaseIdentity(),
);
const loadDocuments = once(() => import('../lib/documents.ts'));

/** The identity service, loaded when it is first needed: the sign-in page is drawn before it. */
const identity: Identity = {
  observe: async (listener) => (await whenReachable(loadIdentity)).observe(listener),
  signIn: async (email, password) => {
    const loaded = await loadIdentity().catch((error: unknown): never => {
      const lost = !navigator.onLine || isNoAnswer(remoteErrorCode(error));
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
  profile: (uid) => askOnReturn(() => loadProfile(uid)),
  member: (location) =>
    askOnReturn(async () => (await call('members-getMember', { location })).result),
  venue: (venueId) => askOnReturn(() => call('members-getVenue', { venueId })),
  games: () => askOnReturn(async () => (await call('promotions-getGames', null)).meta),
};

async function loadProfile(uid: string) {
  const { readProfile } = await loadDocuments();
  const profile = await readProfile(uid);
  if (profile?.emailVerified) return profile;
  // Verified elsewhere, or a login whose profile could not be written: the server makes both right.
  await attempt('users-setVerifiedEmail', null);
  return readProfile(uid);
}

/** Whether this page began with somebody who is presumed to be signed in, and so has been here before. */
export const beganSignedIn = deviceStorage.presumesSignedIn();

/** What every page tells the member. */
export const notices = createNotices();

/** The one session of this page. */
export const session = createSessionController({
  identity,
  sources,
  storage: deviceStorage,
  connection: {
    isOnline: () => navigator.onLine,
    onOnline: (listener) => window.addEventListener('online', listener),
  },
  tell: notices.show,
  report: (error) => reportError(error),
});

/** Fetches the code that follows a sign-in, while the identity service still answers. */
export function prepareSignIn(): void {
  void Promise.allSettled([loadDocuments(), preloadApi()]);
}

/** Loads the member anew, and resolves once they are here. */
export function reloaded(): Promise<void> {
  session.reload();
  return settled();
}

/** Resolves once it is known who is there and what they may see: until then the network is theirs. */
export function settled(): Promise<void> {
  const underWay = () => isUnderWay(session.getSnapshot());
  if (!underWay()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (underWay()) return;
      stop();
      resolve();
    });
  });
}
