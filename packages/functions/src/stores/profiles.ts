import type { Firestore } from 'firebase-admin/firestore';
import {
  NO_SAFER_GAMBLING,
  type SaferGambling,
  type UserProfile,
  userProfileSchema,
} from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** The profiles of sign-in accounts: `users/{uid}`. Specification section 3. */
export interface ProfileStore {
  /** Null where the account has no profile. */
  find(uid: string): Promise<UserProfile | null>;
  /**
   * Replaces what the member has set to play safely by what `change` makes of it, and answers with what
   * holds then; null from `change` leaves it as it is. Null where the account has no profile.
   */
  changeSaferGambling(
    uid: string,
    change: (current: SaferGambling) => SaferGambling | null,
  ): Promise<SaferGambling | null>;
}

export function profileStore(database: () => Firestore): ProfileStore {
  return {
    find: async (uid) => {
      const snapshot = await database().collection('users').doc(uid).get();
      return snapshot.exists ? fromDocument(userProfileSchema, snapshot.data()) : null;
    },
    changeSaferGambling: (uid, change) =>
      database().runTransaction(async (transaction) => {
        const document = database().collection('users').doc(uid);
        const snapshot = await transaction.get(document);
        if (!snapshot.exists) return null;
        const profile = fromDocument(userProfileSchema, snapshot.data());
        const current = profile.saferGambling ?? NO_SAFER_GAMBLING;
        const changed = change(current);
        if (changed === null) return current;
        transaction.update(document, { saferGambling: changed });
        return changed;
      }),
  };
}
