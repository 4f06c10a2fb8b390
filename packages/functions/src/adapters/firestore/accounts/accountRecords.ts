import type { Firestore, Query } from 'firebase-admin/firestore';
import type { AccountRecords } from '../../../domain/ports/accountRecords.ts';
import { toPlain } from '../document.ts';
import { baseAccountDocument } from './baseAccounts.ts';
import { releaseLinks } from './membershipLinks.ts';

/** A collection of documents owned by an account, and the field that names the owner. */
interface Owned {
  readonly collection: string;
  readonly owner: string;
}
const PLAYS: Owned = { collection: 'games', owner: 'userId' };
const OPT_INS: Owned = { collection: 'optIns', owner: 'uid' };
const TICKETS: Owned = { collection: 'tickets', owner: 'uid' };
const PASS_LINKS: Owned = { collection: 'passLinks', owner: 'uid' };

/** Below Firestore's limit for one commit. */
const BATCH = 400;

export function accountRecords(database: () => Firestore): AccountRecords {
  const readEach = async ({ collection, owner }: Owned, uid: string) => {
    const { docs } = await database().collection(collection).where(owner, '==', uid).get();
    return docs.map((snapshot) => toPlain(snapshot) ?? {});
  };
  return {
    readAll: async (uid) => {
      const [profile, plays, optIns, tickets] = await Promise.all([
        database().collection('users').doc(uid).get(),
        readEach(PLAYS, uid),
        readEach(OPT_INS, uid),
        readEach(TICKETS, uid),
      ]);
      return {
        profile: toPlain(profile),
        plays,
        optIns,
        tickets,
      };
    },
    removeAll: async (uid, linksEndAt) => {
      await releaseLinks(database(), uid, linksEndAt);
      await database().collection('passwordResets').doc(uid).delete();
      await baseAccountDocument(database(), uid).delete();
      for (const { collection, owner } of [PLAYS, OPT_INS, TICKETS, PASS_LINKS]) {
        await removeEach(database(), database().collection(collection).where(owner, '==', uid));
      }
      await database().collection('users').doc(uid).delete();
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
