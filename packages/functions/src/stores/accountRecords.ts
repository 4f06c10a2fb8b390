import type { Firestore, Query } from 'firebase-admin/firestore';

/** Collections of documents that belong to an account, and the field that says to which. */
const OWNED = [
  { collection: 'games', owner: 'userId' },
  { collection: 'optIns', owner: 'uid' },
] as const;

/** Below Firestore's limit for one commit. */
const BATCH = 400;

/** Everything that is kept under an account's uid. What belongs to a membership is not: see `MemberService`. */
export interface AccountRecords {
  /** Removes profile, opt-ins and plays. May be repeated. */
  removeAll(uid: string): Promise<void>;
}

export function accountRecords(database: () => Firestore): AccountRecords {
  return {
    removeAll: async (uid) => {
      await database().collection('users').doc(uid).delete();
      for (const { collection, owner } of OWNED) {
        await removeEach(database(), database().collection(collection).where(owner, '==', uid));
      }
    },
  };
}

async function removeEach(database: Firestore, query: Query): Promise<void> {
  const { docs } = await query.limit(BATCH).get();
  if (docs.length === 0) return;
  const batch = database.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  if (docs.length === BATCH) await removeEach(database, query);
}
