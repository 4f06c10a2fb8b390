import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { fromFirebaseError } from './firebaseError.ts';

// Loaded only where a group has configured Firebase App Check: it brings Google's reCAPTCHA with it.

/** Proof that this app, on its own domain, makes a call. Rejects with a `RemoteError`. */
type AppCheckToken = () => Promise<string>;

/**
 * Starts App Check for all services of an app. What the SDK asks of Authentication and Firestore from then on
 * carries its proof; the returned function gives it to everything else.
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
