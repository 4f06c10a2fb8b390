import { venueDay } from '../../contract/rules/venueDay.ts';
import { type Booking, book, type Reversed } from './book.ts';
import { TAKEN_BACK } from './reasons.ts';
import { settle, sumAmounts } from './settle.ts';
import type { PointsTerms } from './terms.ts';
import type { WorkingLedger } from './workingLedger.ts';

/** A reason for which a movement cannot be taken back: something later depends on it. */
export type UndoRefusal =
  /** Another booking reverses it. */
  | 'reversed'
  /** Some of its points were spent, or ended. */
  | 'points-gone'
  /** A tier period began after it. */
  | 'tier-restarted';

/** The id of the reversal by which the import of a movement is taken back. */
export function idOfUndo(id: string): string {
  return `${id}-undo`;
}

/** The id in the ledger of a booking whose movement `id` is taken back: `v-1`, then `v-1-re2`, `v-1-re3`. */
export function idAfter(id: string): string {
  const [, first = id, take = '1'] = /^(.*)-re(\d+)$/.exec(id) ?? [];
  return `${first}-re${Number(take) + 1}`;
}

/**
 * Takes back a movement by a reversal, unless something later depends on it. Points that a redemption took return to their
 * lots, where they end if their last day is over.
 * @param id of the movement that the import booked
 * @param reversed the movement that counts: for credited points the one that credited them
 * @param now the time of the reversal
 * @returns null, or the reason for which nothing is booked
 */
export function undo(
  ledger: WorkingLedger,
  id: string,
  { movement, isReversed }: Omit<Reversed, 'lots'>,
  terms: PointsTerms,
  now: Date,
): UndoRefusal | null {
  const { points, amount, pendingUntil } = movement;
  if (isReversed) return 'reversed';
  settle(ledger, terms, venueDay(now));
  const ids = [movement.id, ...movement.lots.map(({ lot }) => lot)];
  const lots = ids.flatMap((each) => ledger.lot(each) ?? []);
  if (points === 'tier' && amount > ledger.account.tierPoints) return 'tier-restarted';
  const held = sumAmounts(lots.map(({ remaining }) => ({ amount: remaining })));
  if (points === 'to-spend' && pendingUntil === null && amount > held) return 'points-gone';
  const booking: Booking = {
    id: idOfUndo(id),
    happenedAt: now.toISOString(),
    venueId: null,
    kind: 'reverse',
    points,
    amount: -amount,
    reason: TAKEN_BACK,
    pendingUntil: null,
    reverses: movement.id,
  };
  const refusal = book(ledger, booking, { movement, isReversed, lots }, terms, now);
  if (refusal !== null) throw new Error(`A reversal is refused: ${refusal}`);
  return null;
}
