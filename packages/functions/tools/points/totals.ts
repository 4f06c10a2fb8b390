import type { BookingEffect } from '../../src/adapters/firestore/points/bookPoints.ts';
import { counted, numberText } from '../../src/contract/rules/numbers.ts';
import type { BookedMovement, PointsAccount } from '../../src/domain/points/account.ts';
import { isOfLedger } from '../../src/domain/points/book.ts';
import { sumAmounts } from '../../src/domain/points/settle.ts';

/** Points of all members of a file. */
interface Sums {
  readonly toSpend: number;
  readonly tier: number;
  readonly pending: number;
}

/** What an import does, in numbers that an accountant compares: `before`, `booked` and `byCalendar` make `after`. */
export interface PointsTotals {
  /** Rows by what becomes of them. */
  readonly booked: number;
  readonly repeated: number;
  readonly refused: number;
  /** Rows whose cells are valid, of a file that is compared with no member. */
  readonly valid: number;
  readonly members: number;
  readonly before: Sums;
  /** The points of the booked rows. */
  readonly bookedPoints: Sums;
  /** Points that ended or were credited on their days since the last booking. */
  readonly byCalendar: Sums;
  readonly after: Sums;
  readonly lotsOpened: number;
  readonly lotsEmptied: number;
}

const NONE: Sums = { toSpend: 0, tier: 0, pending: 0 };

export const NO_TOTALS: PointsTotals = {
  booked: 0,
  repeated: 0,
  refused: 0,
  valid: 0,
  members: 0,
  before: NONE,
  bookedPoints: NONE,
  byCalendar: NONE,
  after: NONE,
  lotsOpened: 0,
  lotsEmptied: 0,
};

export function withRefused(totals: PointsTotals): PointsTotals {
  return { ...totals, refused: totals.refused + 1 };
}

/** @param isFirst true for the first rows of a member */
export function withEffect(
  totals: PointsTotals,
  { outcomes, before, account, movements, lots }: BookingEffect,
  isFirst: boolean,
): PointsTotals {
  const count = (wanted: 'booked' | 'repeated') =>
    outcomes.filter((outcome) => outcome === wanted).length;
  const own = movements.filter(({ id }) => !isOfLedger(id));
  const opened = new Set(movements.map(({ id }) => id));
  const change = plus(accountSums(account), minus(accountSums(before)));
  return {
    ...totals,
    booked: totals.booked + count('booked'),
    repeated: totals.repeated + count('repeated'),
    members: totals.members + (isFirst ? 1 : 0),
    before: isFirst ? plus(totals.before, accountSums(before)) : totals.before,
    bookedPoints: plus(totals.bookedPoints, movementSums(own)),
    byCalendar: plus(totals.byCalendar, plus(change, minus(movementSums(own)))),
    after: plus(totals.after, isFirst ? accountSums(account) : change),
    lotsOpened: totals.lotsOpened + lots.filter(({ id }) => opened.has(id)).length,
    lotsEmptied: totals.lotsEmptied + lots.filter(({ remaining }) => remaining === 0).length,
  };
}

/** The totals as lines for a terminal. */
export function describeTotals(totals: PointsTotals): readonly string[] {
  const { members, before, bookedPoints, byCalendar, after, lotsOpened, lotsEmptied } = totals;
  const line = (name: string, kind: keyof Sums) =>
    `  ${name.padEnd(16)}${[before, bookedPoints, byCalendar, after].map((sums) => numberText(sums[kind]).padStart(16)).join('')}`;
  return [
    `${counted(members, 'member')}, ${counted(lotsOpened, 'lot')} opened, ${numberText(lotsEmptied)} used up.`,
    `  ${' '.repeat(16)}${['before', 'booked', 'by the calendar', 'after'].map((title) => title.padStart(16)).join('')}`,
    line('points to spend', 'toSpend'),
    line('tier points', 'tier'),
    line('pending', 'pending'),
  ];
}

function accountSums({ balance, tierPoints, pending }: PointsAccount): Sums {
  return { toSpend: balance, tier: tierPoints, pending: sumAmounts(pending) };
}

function movementSums(movements: readonly BookedMovement[]): Sums {
  const sum = (isOf: (movement: BookedMovement) => boolean) => sumAmounts(movements.filter(isOf));
  return {
    toSpend: sum(({ points, pendingUntil }) => points === 'to-spend' && pendingUntil === null),
    tier: sum(({ points }) => points === 'tier'),
    pending: sum(({ pendingUntil }) => pendingUntil !== null),
  };
}

function plus(one: Sums, other: Sums): Sums {
  return {
    toSpend: one.toSpend + other.toSpend,
    tier: one.tier + other.tier,
    pending: one.pending + other.pending,
  };
}

function minus({ toSpend, tier, pending }: Sums): Sums {
  return { toSpend: -toSpend, tier: -tier, pending: -pending };
}
