import { initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { readConfig } from '../env.ts';

// Loaded on demand: nothing that the first page imports may import this module directly.

export const config = readConfig();

export const firebaseApp = initializeApp({
  apiKey: config.apiKey,
  projectId: config.projectId,
  authDomain: config.authDomain,
  ...(config.appCheck && { appId: config.appCheck.appId }),
});

/** Without `getAuth`, whose pop-up and redirect code a password sign-in never needs. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserSessionPersistence, inMemoryPersistence],
});

if (config.emulators) {
  connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
}
