import type { Firestore } from 'firebase-admin/firestore';
import { StartError } from '../../local/settings/startError.ts';
import {
  membersOfBatch,
  type UndoEffect,
  undoPoints,
} from '../../src/adapters/firestore/points/undoPoints.ts';
import { counted } from '../../src/contract/rules/numbers.ts';
import type { UndoRefusal } from '../../src/domain/points/undo.ts';
import { printProgress } from '../command/progress.ts';

const REASONS: Readonly<Record<UndoRefusal, string>> = {
  reversed: 'another booking reverses it',
  'points-gone': 'some of its points were spent, or ended',
  'tier-restarted': 'a tier period began after it',
};

/** More would hide their number. */
const MOST_SHOWN = 20;

/**
 * Takes back everything that an import has booked, or nothing: first it checks each member.
 * @throws {StartError} with the movements on which something later depends
 */
export async function undoImport(
  batch: string,
  database: Firestore,
  now: Date,
): Promise<readonly string[]> {
  const refused: string[] = [];
  await forEachMember({ isDryRun: true }, (crmId, effect) => {
    refused.push(
      ...effect.refused.map(({ id, refusal }) => `${crmId}, ${id}: ${REASONS[refusal]}`),
    );
  });
  if (refused.length > 0) {
    const shown = refused.slice(0, MOST_SHOWN).join('\n');
    throw new StartError(
      `Nothing is taken back, because something later depends on ${counted(refused.length, 'movement')}:\n${shown}\nCorrect these members by reversals and adjustments.`,
    );
  }
  let [members, movements] = [0, 0];
  await forEachMember({ isDryRun: false }, (crmId, effect) => {
    // Somebody has spent the points between the check and this transaction.
    if (effect.refused.length > 0) throw new Error(`The points of ${crmId} have just changed.`);
    members += 1;
    movements += effect.undone;
  });
  return [
    `${counted(movements, 'movement')} of ${counted(members, 'member')} taken back, each by a reversal.`,
  ];

  async function forEachMember(
    { isDryRun }: { readonly isDryRun: boolean },
    use: (crmId: string, effect: UndoEffect) => void,
  ): Promise<void> {
    const print = printProgress(isDryRun ? 'members checked' : 'members');
    let rows = 0;
    for await (const crmId of membersOfBatch(database, batch)) {
      print({ rows, share: null });
      rows += 1;
      use(crmId, await undoPoints(database, crmId, { batch, now, isDryRun }));
    }
  }
}
