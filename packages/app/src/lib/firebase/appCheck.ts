import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { fromFirebaseError } from './firebaseError.ts';

// This module loads only if a group has configured Firebase App Check, because it imports Google's reCAPTCHA.

/** Returns an App Check token: proof that this app makes the call. Rejects with a `RemoteError`. */
type AppCheckToken = () => Promise<string>;

/**
 * Starts App Check for all services of an app. The SDK then adds a token to its requests to Authentication and
 * Firestore. The returned function gives the token for other requests.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheckToken {
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => {
    try {
      return (await getToken(appCheck)).token;
    } catch (error) {
      throw fromFirebaseError(error);
    }
  };
}
