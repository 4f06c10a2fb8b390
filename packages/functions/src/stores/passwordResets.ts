import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** The newest reset link of each login: `passwordResets/{uid}`. It holds no address, and no link. */
export interface PasswordResets {
  /** Makes `id` the newest link of a login; the store removes it at `removeAt`. */
  begin(uid: string, id: string, removeAt: Date): Promise<void>;
  /** The id of the newest link; null where none was sent lately. */
  latest(uid: string): Promise<string | null>;
}

export function passwordResetStore(database: () => Firestore): PasswordResets {
  const document = (uid: string) => database().collection('passwordResets').doc(uid);
  return {
    begin: async (uid, id, removeAt) => {
      await document(uid).set({ id, removeAt: Timestamp.fromDate(removeAt) });
    },
    latest: async (uid) => (await document(uid).get()).get('id') ?? null,
  };
}
