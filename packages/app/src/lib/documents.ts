import type { Membership, SaferGambling } from '@casino/functions/contract';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { config, firebaseApp, loadAuth } from './firebase.ts';
import { fromFirebaseError } from './firebaseError.ts';
import { once } from './once.ts';
import { RemoteError } from './remoteError.ts';

// Loaded on demand, like everything of Firebase.

/** The document store as the signed-in user sees it, under `firestore.rules`. Rejects with a `RemoteError`. */
export const loadStore = once(async () => {
  // Whoever is signed in, and the proof of App Check, are known from then on.
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
  readonly emailVerified: boolean;
  readonly saferGambling: SaferGambling | undefined;
}

/**
 * What a session needs of the document `users/{uid}`, or null where there is no document. Rejects with a
 * `RemoteError`. Only the backend writes it, checked: it is not checked again here.
 */
export async function readProfile(uid: string): Promise<ReadProfile | null> {
  const [{ currentUser }, store] = await Promise.all([loadAuth(), loadStore()]);
  // Whoever has left while this code was on its way is not asked about any more.
  if (currentUser?.uid !== uid) throw new RemoteError('unauthenticated');
  try {
    const snapshot = await getDoc(doc(store, 'users', uid));
    if (!snapshot.exists()) return null;
    return {
      memberships: snapshot.get('memberships') as Membership[],
      saferGambling: snapshot.get('saferGambling') as SaferGambling | undefined,
      emailVerified: snapshot.get('emailVerified') === true,
    };
  } catch (error) {
    throw fromFirebaseError(error);
  }
}
