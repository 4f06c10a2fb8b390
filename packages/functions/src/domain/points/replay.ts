import { venueDay } from '../../contract/rules/venueDay.ts';
import { type BookedMovement, type Lot, NO_ACCOUNT, type PointsAccount } from './account.ts';
import { isOfLedger, noteActivity } from './book.ts';
import { sumAmounts } from './settle.ts';
import { WorkingLedger } from './workingLedger.ts';

/**
 * The account and the lots after these movements, which are all of a member from the first one on. Each movement says what
 * it did, so the terms of then and of today make no difference.
 */
export function replay(movements: readonly BookedMovement[]): {
  readonly account: PointsAccount;
  readonly lots: readonly Lot[];
} {
  const ledger = new WorkingLedger(NO_ACCOUNT, []);
  for (const movement of movements) {
    const { id, bookedAt, number } = movement;
    const { settledOn } = ledger.account;
    const day = venueDay(new Date(bookedAt));
    ledger.account = {
      ...ledger.account,
      settledOn: settledOn !== null && settledOn > day ? settledOn : day,
      lastBookedAt: bookedAt,
      count: number + 1,
    };
    if (!isOfLedger(id)) noteActivity(ledger, movement);
    repeat(ledger, movement);
  }
  return { account: ledger.account, lots: ledger.result().lots };
}

function repeat(ledger: WorkingLedger, movement: BookedMovement): void {
  const { kind, points, amount, pendingUntil, reverses, lots } = movement;
  const { account } = ledger;
  if (points === 'tier') {
    ledger.account = { ...account, tierPoints: account.tierPoints + amount };
  } else if (pendingUntil !== null && kind === 'reverse') {
    ledger.account = { ...account, pending: account.pending.filter(({ id }) => id !== reverses) };
  } else if (pendingUntil !== null) {
    const { id, venueId, reason, happenedAt } = movement;
    const earnedOn = venueDay(new Date(happenedAt));
    const added = { id, amount, earnedOn, creditOn: pendingUntil, venueId, reason };
    const pending = [...account.pending, added].toSorted((a, b) =>
      a.creditOn < b.creditOn ? -1 : 1,
    );
    ledger.account = { ...account, pending };
  } else if (amount < 0) {
    ledger.takeParts(lots);
    ledger.owe(-amount - sumAmounts(lots));
  } else {
    giveAll(ledger, movement);
  }
}

/** Points pay what is owed, return to the lots that the movement names, and are a lot of their own for the rest. */
function giveAll(ledger: WorkingLedger, { id, amount, happenedAt, lots }: BookedMovement): void {
  const pending = ledger.account.pending.find((each) => `${each.id}-credited` === id);
  if (pending) {
    const others = ledger.account.pending.filter((each) => each !== pending);
    ledger.account = { ...ledger.account, pending: others };
  }
  const rest = ledger.payOwed(amount);
  for (const part of lots) {
    const lot = ledger.lot(part.lot);
    if (lot) ledger.give(lot, part.amount);
  }
  const earnedOn = pending?.earnedOn ?? venueDay(new Date(happenedAt));
  ledger.give({ id, earnedOn }, rest - sumAmounts(lots));
}
