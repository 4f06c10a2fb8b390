import { DEFAULT_LANGUAGE } from '@casino/functions/contract/languages.ts';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { once } from '../../../src/lib/async/once.ts';
import { sdkCalls } from '../../../src/lib/calls/sdkCalls.ts';
import { loadCode } from '../../../src/lib/code/loadCode.ts';
import { readConfig } from '../../../src/lib/config/env.ts';
import { firebaseCode, fromFirebaseError } from '../../../src/lib/firebase/firebaseError.ts';
import { loseIdentityFailures } from '../../../src/lib/firebase/identityFailures.ts';
import { hideSilentIndexedDb } from '../../../src/lib/firebase/silentIndexedDb.ts';
import { isNoAnswer, remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import { readClaims } from './claims.ts';
import type { LogInFailure, StaffUser, TillBackend } from './tillBackend.ts';

/** The SDK stores a session by this name. A member's session on the same device has the SDK's default name. */
const APP_NAME = 'staff';

const REFUSALS: Readonly<Record<string, LogInFailure>> = {
  'auth/invalid-credential': 'wrong-login',
  'auth/invalid-email': 'wrong-login',
  'auth/user-not-found': 'wrong-login',
  'auth/wrong-password': 'wrong-login',
  'auth/user-disabled': 'wrong-login',
  'auth/too-many-requests': 'too-many-attempts',
};

/** The real backend of the staff page. Throws if the page has no configuration. */
export function firebaseBackend(): TillBackend {
  const { apiKey, projectId, authDomain, appCheck, emulators } = readConfig();
  const app = initializeApp(
    { apiKey, projectId, authDomain, ...(appCheck && { appId: appCheck.appId }) },
    APP_NAME,
  );

  const loadAppCheck = once(async () => {
    await hideSilentIndexedDb();
    if (!appCheck) return null;
    const { startAppCheck } = await loadCode(() => import('../../../src/lib/firebase/appCheck.ts'));
    return startAppCheck(app, appCheck.siteKey);
  });

  const loadAuth = once(async () => {
    // App Check starts first, so that the SDK sends its token with every request.
    await loadAppCheck();
    globalThis.fetch = loseIdentityFailures(fetch.bind(globalThis));
    const auth = initializeAuth(app, {
      persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    });
    if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    await auth.authStateReady();
    return auth;
  });

  return {
    // Staff read English.
    call: sdkCalls(loadAuth, loadAppCheck, () => DEFAULT_LANGUAGE),
    rememberedUser: async () => {
      const { currentUser } = await loadAuth();
      return currentUser && staffUser(currentUser);
    },
    logIn: async (email, password) => {
      try {
        const { user } = await signInWithEmailAndPassword(await loadAuth(), email, password);
        return { user: staffUser(user), failure: null };
      } catch (error) {
        return { user: null, failure: logInFailure(error) };
      }
    },
    openSession: async (token) => {
      try {
        return staffUser((await signInWithCustomToken(await loadAuth(), token)).user);
      } catch (error) {
        throw fromFirebaseError(error);
      }
    },
    signOut: async () => signOut(await loadAuth()),
  };
}

/** Without a connection, the SDK cannot read the claims of an expired token, so this function reads the stored one. */
function staffUser(user: User): StaffUser {
  const { stsTokenManager } = user.toJSON() as {
    readonly stsTokenManager?: { readonly accessToken?: string };
  };
  const { staff, shift } = readClaims(stsTokenManager?.accessToken ?? '');
  const { staffUid: uid = user.uid, deviceId = null, lastsMs = 0 } = shift ?? {};
  return { uid, staff, deviceId, lastsMs };
}

function logInFailure(error: unknown): LogInFailure {
  const refusal = REFUSALS[firebaseCode(error) ?? ''];
  if (refusal) return refusal;
  return isNoAnswer(remoteErrorCode(fromFirebaseError(error))) ? 'no-connection' : 'failed';
}
