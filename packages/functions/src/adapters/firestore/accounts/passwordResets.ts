import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { PasswordResets } from '../../../domain/ports/passwordResets.ts';
import { commitForLogin } from '../loginWrites.ts';

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
