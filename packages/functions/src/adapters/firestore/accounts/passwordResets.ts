import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { commitForLogin } from '../loginWrites.ts';

/**
 * The newest reset link of each login: `passwordResets/{uid}`. Stores only its id, no address and no link.
 */
export interface PasswordResets {
  /** Stores `id` as the newest link of a login; the store deletes it at `removeAt`. */
  begin(uid: string, id: string, removeAt: Date): Promise<void>;
  /** The id of the newest link; null if none is stored. */
  latest(uid: string): Promise<string | null>;
}

export function passwordResetStore(database: () => Firestore): PasswordResets {
  const document = (uid: string) => database().collection('passwordResets').doc(uid);
  return {
    begin: (uid, id, removeAt) =>
      commitForLogin(database(), uid, (batch) =>
        batch.set(document(uid), { id, removeAt: Timestamp.fromDate(removeAt) }),
      ),
    latest: async (uid) => (await document(uid).get()).get('id') ?? null,
  };
}
