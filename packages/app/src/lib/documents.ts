import type { UserProfile } from '@casino/functions/contract';
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
 * The document `users/{uid}`, or null where there is none. Rejects with a `RemoteError`.
 * Only the backend writes its shape, and the security rules keep it: it is not checked again here.
 */
export async function readProfile(uid: string): Promise<UserProfile | null> {
  try {
    const snapshot = await getDoc(doc(documents, 'users', uid));
    return snapshot.exists() ? (snapshot.data() as UserProfile) : null;
  } catch (error) {
    throw fromFirebaseError(error);
  }
}
