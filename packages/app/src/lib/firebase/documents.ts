import type { Language } from '@casino/functions/contract/languages.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
} from 'firebase/firestore/lite';
import { once } from '../async/once.ts';
import { RemoteError } from '../remote/remoteError.ts';
import { config, firebaseApp, loadAuth } from './firebase.ts';
import { fromFirebaseError } from './firebaseError.ts';

// This module loads on demand, because it imports the Firebase SDK.

/** The document store with the signed-in user's rights (`firestore.rules`). Rejects with a `RemoteError`. */
export const loadStore = once(async () => {
  // The store uses the user and the App Check token, so both come first.
  await loadAuth();
  const store = getFirestore(firebaseApp);
  if (config.emulators) {
    const [host = '', port] = config.emulators.firestore.split(':');
    connectFirestoreEmulator(store, host, Number(port));
  }
  return store;
});

/**
 * A request to the document store, repeated once with a new ID token if the store refuses it: the rules accept only
 * young tokens. Rejects with a `RemoteError`.
 */
export async function atStore<T>(request: (store: Firestore) => Promise<T>): Promise<T> {
  try {
    const store = await loadStore();
    return await request(store).catch(async (error: unknown) => {
      if (fromFirebaseError(error).code !== 'permission-denied') throw error;
      await (await loadAuth()).currentUser?.getIdToken(true);
      return request(store);
    });
  } catch (error) {
    throw fromFirebaseError(error);
  }
}

interface ReadProfile {
  readonly memberships: Membership[];
  readonly opensWith?: string;
  readonly language?: Language;
  readonly emailVerified: boolean;
  readonly saferGambling: SaferGambling | undefined;
}

/**
 * Reads the fields of `users/{uid}` that a session needs; null without a document. Rejects with a `RemoteError`.
 * Only the backend writes these fields and it checks them, so this function does not.
 */
export async function readProfile(uid: string): Promise<ReadProfile | null> {
  const { currentUser } = await loadAuth();
  // The user may have logged out while this code loaded.
  if (currentUser?.uid !== uid) throw new RemoteError('unauthenticated');
  const snapshot = await atStore((store) => getDoc(doc(store, 'users', uid)));
  if (!snapshot.exists()) return null;
  const language = snapshot.get('language') as Language | undefined;
  const opensWith = snapshot.get('opensWith') as string | undefined;
  return {
    memberships: snapshot.get('memberships') as Membership[],
    ...(opensWith !== undefined && { opensWith }),
    ...(language !== undefined && { language }),
    saferGambling: snapshot.get('saferGambling') as SaferGambling | undefined,
    emailVerified: snapshot.get('emailVerified') === true,
  };
}
