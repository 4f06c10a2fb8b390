import type { Firestore } from 'firebase-admin/firestore';
import { StartError } from '../../local/settings/startError.ts';
import { findImport, noteUndo } from '../../src/adapters/firestore/imports.ts';
import {
  type ChangeRefusal,
  changesOf,
  UNDO_DAYS,
  undoChanges,
} from '../../src/adapters/firestore/members/memberChanges.ts';
import { counted } from '../../src/contract/rules/numbers.ts';
import { printProgress } from '../command/progress.ts';

const REASONS: Readonly<Record<ChangeRefusal, string>> = {
  changed: 'the record has changed since',
  'in-use': 'the new member has a login, or points',
};

/** More would hide their number. */
const MOST_SHOWN = 20;

/**
 * Takes back everything that an import has changed, or nothing: first it checks each record.
 * @throws {StartError} with the records on which something later depends
 */
export async function undoImport(batch: string, database: Firestore, now: Date): Promise<string> {
  const found = await findImport(database, batch);
  if (found?.kind !== 'members') throw new StartError(`There is no import of members ${batch}.`);
  let members = 0;
  const refused: string[] = [];
  const [printChecked, printDone] = [printProgress('members checked'), printProgress('members')];
  for await (const changes of changesOf(database, batch)) {
    printChecked({ rows: members, share: null });
    members += changes.length;
    const parts = await undoChanges(database, changes, true);
    refused.push(...parts.map(({ crmId, refusal }) => `${crmId}: ${REASONS[refusal]}`));
  }
  if (members === 0) {
    throw new StartError(`An import can be taken back for ${UNDO_DAYS} days, and this is older.`);
  }
  if (refused.length > 0) {
    const shown = refused.slice(0, MOST_SHOWN).join('\n');
    throw new StartError(
      `Nothing is taken back, because something later depends on ${counted(refused.length, 'record')}:\n${shown}\nCorrect these members by another file.`,
    );
  }
  let done = 0;
  for await (const changes of changesOf(database, batch)) {
    printDone({ rows: done, share: done / members });
    done += changes.length;
    const [first] = await undoChanges(database, changes, false);
    // Somebody has changed the record between the check and this transaction.
    if (first) throw new Error(`The record ${first.crmId} has just changed.`);
  }
  await noteUndo(database, batch, now);
  return `The changes of ${counted(members, 'member')} are taken back. New members are withdrawn.`;
}
