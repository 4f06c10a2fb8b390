import type { Firestore } from 'firebase-admin/firestore';
import type { Member } from '../../../contract/member.ts';
import { marketingWithdrawn, withAnswers } from '../../../domain/members/consents.ts';
import { heldKeys, MAX_KEYS } from '../../../domain/persons/memberKeys.ts';
import type { MemberChange } from '../../../domain/ports/memberService.ts';
import { toPlain } from '../document.ts';
import { toKeyedMember } from './keyedMembers.ts';
import { memberSnapshots } from './memberSnapshots.ts';

/** Member records by `crmId`: `members/{crmId}`, without unknown ids. */
export async function findMembers(
  database: Firestore,
  crmIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Member>> {
  const snapshots = await memberSnapshots(database, crmIds, now);
  return new Map(snapshots.map((snapshot) => [snapshot.id, toMember(snapshot.data())]));
}

/** Changes these fields of `members/{crmId}`; null for an unknown id. */
export async function updateMember(
  database: Firestore,
  crmId: string,
  change: MemberChange,
): Promise<Member | null> {
  const record = database.collection('members').doc(crmId);
  return database.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(record);
    if (!snapshot.exists) return null;
    const { consents = [] } = toMember(snapshot.data());
    const fields = change.consents
      ? { ...change, consents: withAnswers(consents, change.consents) }
      : change;
    const changed = { ...snapshot.data(), ...fields };
    const { member, traits } = toKeyedMember(changed);
    // A member stays findable by an earlier number.
    const keys = new Set([...heldKeys(traits), ...snapshot.get('person_keys')]);
    transaction.update(record, { ...fields, person_keys: [...keys].slice(0, MAX_KEYS) });
    return member;
  });
}

/** Adds a no to every marketing topic of `members/{crmId}` with a yes. */
export async function withdrawMarketing(
  database: Firestore,
  crmId: string,
  now: Date,
): Promise<void> {
  const record = database.collection('members').doc(crmId);
  await database.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(record);
    if (!snapshot.exists) return;
    const { consents = [] } = toMember(snapshot.data());
    const withdrawn = marketingWithdrawn(consents, now);
    if (withdrawn.length === 0) return;
    transaction.update(record, { consents: withAnswers(consents, withdrawn) });
  });
}

/** `members/{crmId}` as stored, or null. */
export async function readRecord(
  database: Firestore,
  crmId: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  return toPlain(await database.collection('members').doc(crmId).get());
}

function toMember(data: unknown): Member {
  return toKeyedMember(data).member;
}
