import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { venueOfHomeCasino } from '../../../contract/rules/membership.ts';
import { toMailbox } from '../../../domain/addresses/mailbox.ts';
import type { RowFields } from '../../../domain/memberFile/memberRow.ts';
import {
  planChange,
  type RowChange,
  type StoredFields,
} from '../../../domain/memberFile/planChange.ts';
import { mailboxKey } from '../../../domain/persons/memberKeys.ts';
import { importDocument, startedImport } from '../imports.ts';
import { noteChange } from './memberChanges.ts';

/** The progress of an import, a part of its document in `imports`. */
const progressSchema = z.strictObject({
  /** The rows up to this line are stored, or in the report. */
  line: z.int(),
  /** The bytes of the report with the refused rows up to this line. */
  reportBytes: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type ImportProgress = z.infer<typeof progressSchema>;

/** The effect of a row, with the record that it changes. */
interface RowEffect {
  readonly change: RowChange;
  readonly stored: QueryDocumentSnapshot | null;
}

/** Firestore's maximum of values per query. */
const MAX_VALUES = 30;

const ADDRESS_TAKEN: RowChange = {
  kind: 'refuse',
  problem: { column: 'email', reason: 'Another member of this casino has the address.' },
};

/** The progress of an import; null if it has stored nothing. */
export async function findImportProgress(
  database: Firestore,
  batch: string,
): Promise<ImportProgress | null> {
  return toProgress(await importDocument(database, batch).get());
}

/** Lets an import start again, after its report was lost. */
export async function forgetProgress(database: Firestore, batch: string): Promise<void> {
  await importDocument(database, batch).update({ progress: null });
}

function toProgress(snapshot: DocumentSnapshot): ImportProgress | null {
  return z.safeParse(progressSchema, snapshot.get('progress')).data ?? null;
}

/**
 * Stores rows in one transaction with the progress of their import, so that a killed import neither loses
 * nor repeats a row, and with what the changed fields were before, so that the import can be taken back. A concurrent
 * registration of the same address conflicts with the transaction. Rows without changes write nothing, not even the
 * progress. A batch whose commit was stored, but not
 * acknowledged, is not imported again.
 * @param part `line` is the last line of the rows. They have unique numbers, and unique addresses in each
 *   casino
 * @param beforeCommit gets the effects of the rows, and returns the progress to store; called again if the
 *   transaction is retried
 */
export function importMembers(
  database: Firestore,
  { batch, digest, now }: { readonly batch: string; readonly digest: string; readonly now: Date },
  { line, rows }: { readonly line: number; readonly rows: readonly RowFields[] },
  beforeCommit: (changes: readonly RowChange[]) => Promise<ImportProgress>,
): Promise<ImportProgress> {
  const members = database.collection('members');
  const document = importDocument(database, batch);
  return database.runTransaction(async (transaction) => {
    const before = await transaction.get(document);
    const known = toProgress(before);
    if (known && known.line >= line) return known;
    const effects = await planRows(database, transaction, rows);
    const progress = await beforeCommit(effects.map(({ change }) => change));
    let isWritten = false;
    for (const { change, stored } of effects) {
      const note = (crmId: string, after: StoredFields) =>
        noteChange(database, transaction, { batch, crmId, before: stored, after, now });
      if (change.kind === 'create') {
        const crmId = String(change.record['id']);
        transaction.create(members.doc(crmId), change.record);
        note(crmId, change.record);
      } else if (change.kind === 'update' && stored) {
        transaction.update(stored.ref, change.changes);
        note(stored.id, change.changes);
      } else continue;
      isWritten = true;
    }
    if (isWritten && before.exists) transaction.update(document, { progress });
    else if (isWritten) {
      transaction.create(document, { ...startedImport('members', digest, now), progress });
    }
    return progress;
  });
}

/** The effects that `importMembers` would have. Writes nothing. */
export function previewImport(
  database: Firestore,
  rows: readonly RowFields[],
): Promise<readonly RowChange[]> {
  return database.runTransaction(
    async (transaction) => {
      const effects = await planRows(database, transaction, rows);
      return effects.map(({ change }) => change);
    },
    { readOnly: true },
  );
}

async function planRows(
  database: Firestore,
  transaction: Transaction,
  rows: readonly RowFields[],
): Promise<RowEffect[]> {
  const find = finderIn(database, transaction);
  const numbers = rows.map((row) => row.customer_number);
  const known = await find('customer_number', 'in', numbers);
  const effects = rows.map((row): RowEffect => {
    const found = known.filter((each) => each.get('customer_number') === row.customer_number);
    const stored = found.find((each) => isAt(each, row.home_casino)) ?? found[0] ?? null;
    return { change: planChange(row, stored?.data() ?? null), stored };
  });
  const moved = effects.flatMap(({ change, stored }) => {
    const email = movedAddress(change, stored);
    return email === '' ? [] : [mailboxKey(email)];
  });
  const holders = await find('person_keys', 'array-contains-any', moved);
  return effects.map((effect, index) => {
    const { change, stored } = effect;
    const email = movedAddress(change, stored);
    const isTaken = holders.some(
      (each) =>
        email !== '' &&
        each.id !== stored?.id &&
        toMailbox(each.get('email') ?? '') === toMailbox(email) &&
        isAt(each, rows[index]?.home_casino),
    );
    return isTaken ? { change: ADDRESS_TAKEN, stored } : effect;
  });
}

/** The address that a member newly has at a casino; empty if it is as before. */
function movedAddress(change: RowChange, stored: QueryDocumentSnapshot | null): string {
  const fields: StoredFields =
    change.kind === 'create' ? change.record : change.kind === 'update' ? change.changes : {};
  if (!('email' in fields) && !('home_casino' in fields)) return '';
  return String(fields['email'] ?? stored?.get('email') ?? '');
}

/** A query for any of these values, in parts, without duplicates. */
function finderIn(database: Firestore, transaction: Transaction) {
  const members = database.collection('members');
  return async (field: string, operator: 'in' | 'array-contains-any', values: string[]) => {
    const parts = Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, index) =>
      values.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
    );
    const found = await Promise.all(
      parts.map((part) => transaction.get(members.where(field, operator, part))),
    );
    return [...new Map(found.flatMap(({ docs }) => docs.map((each) => [each.id, each]))).values()];
  };
}

function isAt(record: QueryDocumentSnapshot, casino: number | undefined): boolean {
  const home: unknown = record.get('home_casino');
  if (typeof home !== 'number' || casino === undefined) return false;
  return venueOfHomeCasino(home) === venueOfHomeCasino(casino);
}
