import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { firebaseApp } from './firebase.ts';
import { fromFirebaseError } from './firebaseError.ts';

// Loaded only where a group has configured Firebase App Check: it brings Google's reCAPTCHA with it.

let appCheck: AppCheck | null = null;

/** Proof that this app, on its own domain, makes a call. Rejects with a `RemoteError`. */
export async function appCheckToken(siteKey: string): Promise<string> {
  try {
    appCheck ??= initializeAppCheck(firebaseApp, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
    return (await getToken(appCheck)).token;
  } catch (error) {
    throw fromFirebaseError(error);
  }
}
