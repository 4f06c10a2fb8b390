import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { type StoredFields, withdrawnFields } from '../../../domain/memberFile/planChange.ts';
import { linkDocument } from '../accounts/membershipLinks.ts';
import { accountDocument } from '../points/documents.ts';

/** An import can be taken back for so long. The former values are personal data, and are deleted then. */
export const UNDO_DAYS = 30;

/** What an import has changed in a record: `memberChanges/{batch}~{crmId}`. */
interface MemberChange {
  readonly batch: string;
  readonly crmId: string;
  /** Null for a new member; otherwise the former values of the changed fields, without those that the record lacked. */
  readonly before: StoredFields | null;
  /** The changed fields. */
  readonly after: StoredFields;
}

/** A reason for which a change cannot be taken back: something later depends on it. */
export type ChangeRefusal =
  /** A field of the change has another value. */
  | 'changed'
  /** The new member has a login, or points. */
  | 'in-use';

/** Writes what an import changes in a record, in the transaction of the change. */
export function noteChange(
  database: Firestore,
  transaction: Transaction,
  {
    batch,
    crmId,
    before,
    after,
    now,
  }: {
    readonly batch: string;
    readonly crmId: string;
    readonly before: DocumentSnapshot | null;
    readonly after: StoredFields;
    readonly now: Date;
  },
): void {
  const values = before && Object.keys(after).map((field) => [field, before.get(field)] as const);
  const change: MemberChange = {
    batch,
    crmId,
    before: values && Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    after,
  };
  const removeAt = Timestamp.fromDate(inUtc(now).add(UNDO_DAYS, 'day').toDate());
  const document = database.collection('memberChanges').doc(`${batch}~${crmId}`);
  transaction.set(document, { ...change, removeAt });
}

/**
 * Takes back what an import has changed in some records: former values return, and a new member is withdrawn. Writes
 * nothing if something later depends on one of them. Repeated, it does nothing.
 */
export function undoChanges(
  database: Firestore,
  changes: readonly DocumentSnapshot[],
  isDryRun: boolean,
): Promise<readonly { readonly crmId: string; readonly refusal: ChangeRefusal }[]> {
  return database.runTransaction(async (transaction) => {
    const all = changes.map((each) => each.data() as MemberChange);
    const references = all.map(({ crmId }) => database.collection('members').doc(crmId));
    const [records, links, accounts] = await Promise.all([
      transaction.getAll(...references),
      transaction.getAll(...all.map(({ crmId }) => linkDocument(database, crmId))),
      transaction.getAll(...all.map(({ crmId }) => accountDocument(database, crmId))),
    ]);
    const undone = all.map(({ crmId, before, after }, index) => {
      const record = records[index];
      const isInUse = links[index]?.get('uid') != null || (accounts[index]?.exists ?? false);
      const fields = before === null ? withdrawnFields(crmId) : restored(before, after);
      if (isAt(record, fields)) return { crmId, fields: null, refusal: null };
      if (!isAt(record, after)) return { crmId, fields: null, refusal: 'changed' as const };
      if (before === null && isInUse) return { crmId, fields: null, refusal: 'in-use' as const };
      return { crmId, fields, refusal: null };
    });
    const refused = undone.flatMap(({ crmId, refusal }) => (refusal ? [{ crmId, refusal }] : []));
    if (isDryRun || refused.length > 0) return refused;
    for (const [index, { fields }] of undone.entries()) {
      const reference = references[index];
      if (fields && reference) transaction.update(reference, fields);
    }
    return [];
  });
}

/** The changes of an import, in parts. */
export async function* changesOf(
  database: Firestore,
  batch: string,
): AsyncGenerator<readonly DocumentSnapshot[]> {
  const query = database
    .collection('memberChanges')
    .where('batch', '==', batch)
    .orderBy('__name__')
    .limit(100);
  let page = await query.get();
  while (!page.empty) {
    yield page.docs;
    page = await query.startAfter(page.docs.at(-1)).get();
  }
}

/** The former values, and the removal of fields that the record lacked. */
function restored(before: StoredFields, after: StoredFields): StoredFields {
  return Object.fromEntries(
    Object.keys(after).map((field) => [field, before[field] ?? FieldValue.delete()]),
  );
}

/** True if a record has these values. */
function isAt(record: DocumentSnapshot | undefined, fields: StoredFields): boolean {
  return Object.entries(fields).every(([field, value]) => {
    const stored: unknown = record?.get(field);
    return value instanceof FieldValue ? stored === undefined : isDeepStrictEqual(stored, value);
  });
}
