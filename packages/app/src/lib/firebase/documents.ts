import type { Language } from '@casino/functions/contract/languages.ts';
import type { Membership } from '@casino/functions/contract/profile.ts';
import type { SaferGambling } from '@casino/functions/contract/saferGamblingSchema.ts';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
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
  const [{ currentUser }, store] = await Promise.all([loadAuth(), loadStore()]);
  // The user may have logged out while this code loaded.
  if (currentUser?.uid !== uid) throw new RemoteError('unauthenticated');
  try {
    const snapshot = await getDoc(doc(store, 'users', uid));
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
  } catch (error) {
    throw fromFirebaseError(error);
  }
}
