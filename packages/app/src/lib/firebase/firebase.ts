import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { once } from '../async/once.ts';
import { loadCode } from '../code/loadCode.ts';
import { readConfig } from '../config/env.ts';
import { loseIdentityFailures } from './identityFailures.ts';
import { hideSilentIndexedDb } from './silentIndexedDb.ts';

// This module loads on demand. The modules of the first page must not import it statically.

export const config = readConfig();

export const firebaseApp = initializeApp({
  apiKey: config.apiKey,
  projectId: config.projectId,
  authDomain: config.authDomain,
  ...(config.appCheck && { appId: config.appCheck.appId }),
});

/** Starts App Check if the group has configured it. Otherwise null, and no code loads. Rejects with a `RemoteError`. */
export const loadAppCheck = once(async () => {
  await hideSilentIndexedDb();
  if (!config.appCheck) return null;
  const { startAppCheck } = await loadCode(() => import('./appCheck.ts'));
  return startAppCheck(firebaseApp, config.appCheck.siteKey);
});

/**
 * The identity service. App Check starts first, because the SDK sends a token only if App Check has started, and
 * requests a remembered user as soon as this object exists. Rejects with a `RemoteError`.
 */
export const loadAuth = once(async () => {
  await loadAppCheck();
  globalThis.fetch = loseIdentityFailures(fetch.bind(globalThis));
  // `getAuth` would add code for pop-ups and redirects, which a password sign-in does not need.
  const auth = initializeAuth(firebaseApp, {
    persistence: [indexedDBLocalPersistence, browserSessionPersistence, inMemoryPersistence],
  });
  if (config.emulators) {
    connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  }
  return auth;
});
