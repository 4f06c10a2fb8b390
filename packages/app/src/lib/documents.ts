import type { Membership } from '@casino/functions/contract';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { config, firebaseApp } from './firebase.ts';
import { fromFirebaseError } from './firebaseError.ts';

// Loaded on demand, like everything of Firebase.

const documents = getFirestore(firebaseApp);

if (config.emulators) {
  const [host = '', port] = config.emulators.firestore.split(':');
  connectFirestoreEmulator(documents, host, Number(port));
}

/**
 * The memberships in the document `users/{uid}`, or null where there is no document. Rejects with a
 * `RemoteError`. Only the backend writes them, checked: they are not checked again here.
 */
export async function readProfile(
  uid: string,
): Promise<{ readonly memberships: Membership[] } | null> {
  try {
    const snapshot = await getDoc(doc(documents, 'users', uid));
    return snapshot.exists() ? { memberships: snapshot.get('memberships') as Membership[] } : null;
  } catch (error) {
    throw fromFirebaseError(error);
  }
}
