import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type Member, memberSchema, type ProfileValues } from '../contract/index.ts';
import { daySchema } from '../contract/schemas.ts';
import { fromDocument } from './document.ts';

/** A member as the service keeps them: what proves who they are stays on the server. */
const storedMemberSchema = z.extend(memberSchema, { date_of_birth: daySchema });

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
      .map((snapshot) => [snapshot.id, toMember(snapshot.data())]),
  );
}

/** Changes those fields of `members/{crmId}` alone; null where nobody knows the member. */
export async function updateMember(
  database: Firestore,
  crmId: string,
  values: ProfileValues,
): Promise<Member | null> {
  const record = database.collection('members').doc(crmId);
  return database.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(record);
    if (!snapshot.exists) return null;
    const updated = { ...snapshot.data(), ...values };
    transaction.update(record, { ...values });
    return toMember(updated);
  });
}

function toMember(data: unknown): Member {
  const { date_of_birth, ...member } = fromDocument(storedMemberSchema, data);
  return member;
}
