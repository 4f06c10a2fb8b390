import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { readConfig } from '../env.ts';
import { once } from './once.ts';
import { RemoteError } from './remoteError.ts';
import { hideSilentIndexedDb } from './silentIndexedDb.ts';

// Loaded on demand: nothing that the first page imports may import this module directly.

export const config = readConfig();

export const firebaseApp = initializeApp({
  apiKey: config.apiKey,
  projectId: config.projectId,
  authDomain: config.authDomain,
  ...(config.appCheck && { appId: config.appCheck.appId }),
});

/**
 * App Check, where the group has configured it; else null, and nothing of it is loaded. Rejects with a
 * `RemoteError`.
 */
export const loadAppCheck = once(async () => {
  await hideSilentIndexedDb();
  if (!config.appCheck) return null;
  const { startAppCheck } = await import('./appCheck.ts').catch((cause: unknown): never => {
    throw new RemoteError('no-response', '', { cause });
  });
  return startAppCheck(firebaseApp, config.appCheck.siteKey);
});

/**
 * The identity service. App Check stands before it: the SDK sends its proof only where it finds it started,
 * and asks about a member who was here before as soon as this exists. Rejects with a `RemoteError`.
 */
export const loadAuth = once(async () => {
  await loadAppCheck();
  // Without `getAuth`, whose pop-up and redirect code a password sign-in never needs.
  const auth = initializeAuth(firebaseApp, {
    persistence: [indexedDBLocalPersistence, browserSessionPersistence, inMemoryPersistence],
  });
  if (config.emulators) {
    connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
  }
  return auth;
});
