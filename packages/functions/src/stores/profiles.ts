import type { Firestore } from 'firebase-admin/firestore';
import { type UserProfile, userProfileSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** The profiles of sign-in accounts: `users/{uid}`. Specification section 3. */
export interface ProfileStore {
  /** Null where the account has no profile. */
  find(uid: string): Promise<UserProfile | null>;
}

export function profileStore(database: () => Firestore): ProfileStore {
  return {
    find: async (uid) => {
      const snapshot = await database().collection('users').doc(uid).get();
      return snapshot.exists ? fromDocument(userProfileSchema, snapshot.data()) : null;
    },
  };
}
