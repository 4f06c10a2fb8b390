import type { PointMovement } from '../../contract/points/movements.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import {
  type BookedMovement,
  byAge,
  compareTexts,
  type Lot,
  type LotPart,
  type PointsAccount,
} from './account.ts';

/** The result of bookings: what to store, and nothing that is stored already. */
export interface Booked {
  readonly account: PointsAccount;
  /** The lots that are new or have other points than before. */
  readonly lots: readonly Lot[];
  /** In the order of their booking. */
  readonly movements: readonly BookedMovement[];
}

/** The points of a member while bookings change them. */
export class WorkingLedger {
  account: PointsAccount;
  readonly #lots: Map<string, Lot>;
  readonly #changed = new Set<string>();
  readonly #movements: BookedMovement[] = [];

  /** @param lots the open lots that the bookings touch, and the lots to which they return points */
  constructor(account: PointsAccount, lots: readonly Lot[]) {
    this.account = account;
    this.#lots = new Map(lots.map((lot) => [lot.id, lot]));
  }

  /** The booked movements, in the order of their booking. */
  get movements(): readonly BookedMovement[] {
    return this.#movements;
  }

  result(): Booked {
    return {
      account: this.account,
      lots: [...this.#lots.values()].filter(({ id }) => this.#changed.has(id)),
      movements: this.#movements,
    };
  }

  /** The open lots, the one to spend first at the beginning. */
  openLots(): readonly Lot[] {
    return [...this.#lots.values()].filter(({ remaining }) => remaining > 0).toSorted(byAge);
  }

  /** Takes up to `amount` points, from the preferred lots first. Returns what it took. */
  take(amount: number, preferred: readonly string[] = []): readonly LotPart[] {
    const open = this.openLots();
    const isPreferred = (lot: Lot) => preferred.includes(lot.id);
    const parts: LotPart[] = [];
    let left = amount;
    for (const lot of [...open.filter(isPreferred), ...open.filter((lot) => !isPreferred(lot))]) {
      const taken = Math.min(left, lot.remaining);
      if (taken === 0) break;
      left -= taken;
      parts.push({ lot: lot.id, amount: taken });
      this.#change(lot, -taken);
    }
    return parts;
  }

  /** Takes all points of these lots. */
  takeAll(lots: readonly Lot[]): readonly LotPart[] {
    const parts = lots.map(({ id, remaining }) => ({ lot: id, amount: remaining }));
    this.takeParts(parts);
    return parts;
  }

  /** Takes these points, which the lots have. */
  takeParts(parts: readonly LotPart[]): void {
    for (const { lot, amount } of parts) {
      const known = this.#lots.get(lot);
      if (known) this.#change(known, -amount);
    }
  }

  /** Adds points to a lot, which may be new. */
  give(lot: Omit<Lot, 'remaining'>, amount: number): void {
    if (amount === 0) return;
    this.#change(this.#lots.get(lot.id) ?? { ...lot, remaining: 0 }, amount);
  }

  /** A lot of this account, open or not. */
  lot(id: string): Lot | undefined {
    return this.#lots.get(id);
  }

  /** Pays what is owed with up to `amount` points. Returns the rest. */
  payOwed(amount: number): number {
    const paid = Math.min(amount, this.account.owed);
    const { owed, balance } = this.account;
    this.account = { ...this.account, owed: owed - paid, balance: balance + paid };
    return amount - paid;
  }

  /** Adds points that no lot could cover. */
  owe(amount: number): void {
    const { owed, balance } = this.account;
    this.account = { ...this.account, owed: owed + amount, balance: balance - amount };
  }

  /** Adds a movement, booked at `at` or just after the previous one, so that no two have one time. */
  record(movement: Omit<PointMovement, 'bookedAt'>, at: Date): void {
    const { lastBookedAt: last, count: number, balance: balanceAfter } = this.account;
    const next = last === null ? at : inUtc(last).add(1, 'millisecond').toDate();
    const bookedAt = (next > at ? next : at).toISOString();
    this.account = { ...this.account, lastBookedAt: bookedAt, count: number + 1 };
    this.#movements.push({ ...movement, bookedAt, balanceAfter, number });
  }

  #change(lot: Lot, by: number): void {
    const { balance, earned, since, settledOn } = this.account;
    this.#lots.set(lot.id, { ...lot, remaining: lot.remaining + by });
    this.#changed.add(lot.id);
    const points = (earned.find(({ day }) => day === lot.earnedOn)?.points ?? 0) + by;
    const others = earned.filter(({ day }) => day !== lot.earnedOn);
    const changed = points === 0 ? others : [...others, { day: lot.earnedOn, points }];
    this.account = {
      ...this.account,
      balance: balance + by,
      earned: changed.toSorted((a, b) => compareTexts(a.day, b.day)),
      since: changed.length === 0 ? null : (since ?? settledOn),
    };
  }
}
