import { type BookedMovement, type Lot, NO_ACCOUNT, type PointsAccount } from './account.ts';
import { type Booking, book, type Refusal, type Reversed } from './book.ts';
import { settle } from './settle.ts';
import type { PointsTerms } from './terms.ts';
import { WorkingLedger } from './workingLedger.ts';

/** All points of a member in memory, for a history that is computed at once. */
export class Statement {
  readonly terms: PointsTerms;
  readonly #ledger = new WorkingLedger(NO_ACCOUNT, []);
  readonly #reversed = new Set<string>();

  constructor(terms: PointsTerms) {
    this.terms = terms;
  }

  get account(): PointsAccount {
    return this.#ledger.account;
  }

  get lots(): readonly Lot[] {
    return this.#ledger.result().lots;
  }

  /** In the order of their booking. */
  get movements(): readonly BookedMovement[] {
    return this.#ledger.movements;
  }

  /** Books at `now`. Does nothing for an id that is booked already. */
  book(booking: Booking, now: Date): Refusal | null {
    if (this.movements.some(({ id }) => id === booking.id)) return null;
    const refusal = book(this.#ledger, booking, this.#reversedBy(booking), this.terms, now);
    if (refusal === null && booking.reverses !== null) this.#reversed.add(booking.reverses);
    return refusal;
  }

  /** Books what the calendar has done before the day `today`. */
  settle(today: string): void {
    settle(this.#ledger, this.terms, today);
  }

  #reversedBy({ reverses }: Booking): Reversed | null {
    const movement = this.movements.find(({ id }) => id === reverses);
    if (!movement) return null;
    const ids = [movement.id, ...movement.lots.map(({ lot }) => lot)];
    const lots = ids.flatMap((id) => this.#ledger.lot(id) ?? []);
    return { movement, isReversed: this.#reversed.has(movement.id), lots };
  }
}
