import type { Firestore } from 'firebase-admin/firestore';
import { type BookedMovement, NO_ACCOUNT } from '../../../domain/points/account.ts';
import { idOfUndo, type UndoRefusal, undo } from '../../../domain/points/undo.ts';
import { WorkingLedger } from '../../../domain/points/workingLedger.ts';
import { POINT_COLLECTIONS, toMovement } from './documents.ts';
import { readHistory, readOpenLots, readStored, writeLedger } from './ledgerTransaction.ts';

/** The effect of taking back the movements of an import that a member has. */
export interface UndoEffect {
  /** The movements that are taken back, or were before. */
  readonly undone: number;
  /** The movements on which something later depends. If there are any, nothing of the member is taken back. */
  readonly refused: readonly { readonly id: string; readonly refusal: UndoRefusal }[];
}

/**
 * Takes back what an import has booked for a member, the last movement first, each by a reversal. Repeated, it does
 * nothing.
 * @param isDryRun true to compute the effect, and write nothing
 */
export function undoPoints(
  database: Firestore,
  crmId: string,
  {
    batch,
    now,
    isDryRun,
  }: { readonly batch: string; readonly now: Date; readonly isDryRun: boolean },
): Promise<UndoEffect> {
  return database.runTransaction(async (transaction) => {
    const stored = await readStored(database, transaction, crmId);
    const { docs } = await transaction.get(
      database
        .collection(POINT_COLLECTIONS.movements)
        .where('crmId', '==', crmId)
        .where('batch', '==', batch),
    );
    const booked = docs.map(toMovement);
    const credited = booked.map(({ id }) => `${id}-credited`);
    const ids = booked.map(({ id }) => id);
    const history = await readHistory(database, transaction, crmId, {
      ids: ids.map(idOfUndo),
      reversals: [...ids, ...credited],
    });
    const needed = booked.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
    const open = await readOpenLots(database, transaction, crmId, stored, { until: now, needed });
    const lots = new Map([...history.lots, ...open].map((lot) => [lot.id, lot]));
    const ledger = new WorkingLedger(stored.account ?? NO_ACCOUNT, [...lots.values()]);
    const refused = booked.toSorted(latestFirst).flatMap(({ id }) => {
      if (history.movements.has(idOfUndo(id))) return [];
      const movement = history.movements.get(`${id}-credited`) ?? history.movements.get(id);
      if (!movement) return [];
      // A reversal of the same import is taken back first.
      const isOwnReversal = booked.some(({ reverses }) => reverses === movement.id);
      const isReversed = history.reversed.has(movement.id) && !isOwnReversal;
      const refusal = undo(ledger, id, { movement, isReversed }, stored.terms, now);
      return refusal === null ? [] : [{ id, refusal }];
    });
    const isWritten = !isDryRun && refused.length === 0 && ledger.movements.length > 0;
    if (isWritten) {
      writeLedger(database, transaction, crmId, ledger.result(), stored, { now, batch: null });
    }
    return { undone: booked.length - refused.length, refused };
  });
}

function latestFirst(one: BookedMovement, other: BookedMovement): number {
  return other.number - one.number;
}

/** The members to whom an import has booked something, each once. */
export async function* membersOfBatch(database: Firestore, batch: string): AsyncGenerator<string> {
  const query = database
    .collection(POINT_COLLECTIONS.movements)
    .where('batch', '==', batch)
    .orderBy('__name__')
    .select('crmId')
    .limit(500);
  let previous: string | null = null;
  let page = await query.get();
  while (!page.empty) {
    for (const each of page.docs) {
      const crmId = String(each.get('crmId'));
      if (crmId !== previous) yield crmId;
      previous = crmId;
    }
    const last = page.docs.at(-1);
    if (!last) return;
    page = await query.startAfter(last).get();
  }
}
