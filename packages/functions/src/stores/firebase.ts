import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, initializeFirestore } from 'firebase-admin/firestore';

/** The one Firebase app of this process; the functions SDK verifies tokens with it, too. */
export const adminApp = initializeApp();

/** The identity service. */
export function auth(): Auth {
  return getAuth(adminApp);
}

let firestore: Firestore | undefined;

/**
 * The document database. In production it speaks REST, which shortens cold starts; an emulator is
 * spoken to by gRPC, as REST would ask for real credentials there.
 */
export function database(): Firestore {
  firestore ??= process.env['FIRESTORE_EMULATOR_HOST']
    ? getFirestore(adminApp)
    : initializeFirestore(adminApp, { preferRest: true });
  return firestore;
}
