import { Firestore } from '@google-cloud/firestore';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { projectID } from 'firebase-functions/params';
import { PassThroughClient } from 'google-auth-library';

/** The Firebase app of this process; the functions SDK verifies tokens with it too. */
export const adminApp = initializeApp();

/** The identity service. */
export function auth(): Auth {
  return getAuth(adminApp);
}

let firestore: Firestore | undefined;

/** The document database, over REST in production and with an emulator, so that tests run the deployed code. */
export function database(): Firestore {
  // Over REST the SDK requests Google credentials even for an emulator.
  firestore ??= process.env['FIRESTORE_EMULATOR_HOST']
    ? new Firestore({
        projectId: projectID.value(),
        preferRest: true,
        authClient: new PassThroughClient(),
      })
    : initializeFirestore(adminApp, { preferRest: true });
  return firestore;
}
