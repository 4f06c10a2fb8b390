import type { Firestore } from 'firebase-admin/firestore';
import { type Member, memberSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** Member records by their `crmId`: `members/{crmId}`. Ids that nobody knows are left out. */
export async function findMembers(
  database: Firestore,
  crmIds: readonly string[],
): Promise<ReadonlyMap<string, Member>> {
  if (crmIds.length === 0) return new Map();
  const members = database.collection('members');
  const snapshots = await database.getAll(...crmIds.map((crmId) => members.doc(crmId)));
  return new Map(
    snapshots
      .filter(({ exists }) => exists)
      .map((snapshot) => [snapshot.id, fromDocument(memberSchema, snapshot.data())]),
  );
}
