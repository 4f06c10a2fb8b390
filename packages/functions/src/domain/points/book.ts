import * as z from 'zod/mini';
import {
  MOVEMENT_KINDS,
  type MovementKind,
  type PointMovement,
  pointMovementSchema,
} from '../../contract/points/movements.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { instantSchema } from '../../contract/schemas.ts';
import type { Lot, LotPart, PointsAccount } from './account.ts';
import { endAtOnce, settle, sumAmounts } from './settle.ts';
import type { PointsTerms } from './terms.ts';
import type { WorkingLedger } from './workingLedger.ts';

/** The most points of a booking: far above any, so that a mistake is found. */
export const MAX_POINTS = 1_000_000_000;

/** Characters of an id, to which the ledger can add a suffix. */
const MAX_ID = 48;

/** Ids that `settle`, `book` and `undo` give to movements of their own. */
const OWN_ID = /^(?:end|tier)-\d{4}-|-(?:credited|ended|undo|re\d+)$/;

/** True for a movement that the ledger adds to bookings, and for one that takes a booking back. */
export function isOfLedger(id: string): boolean {
  return /^(?:end|tier)-\d{4}-|-(?:credited|ended|undo)$/.test(id);
}

const { shape } = pointMovementSchema;

/** A movement to book. The end of points is no booking: the ledger computes it. */
export const bookingSchema = z.strictObject({
  /** Unique for the member. A repeated booking with one id books once. */
  id: shape.id.check(
    z.maxLength(MAX_ID),
    z.refine((id) => !OWN_ID.test(id), { error: 'reserved for the ledger' }),
  ),
  happenedAt: instantSchema,
  venueId: shape.venueId,
  kind: z.enum(MOVEMENT_KINDS).check(z.refine((kind) => kind !== 'expire', { error: 'computed' })),
  points: shape.points,
  amount: shape.amount.check(
    z.minimum(-MAX_POINTS),
    z.maximum(MAX_POINTS),
    z.refine((amount) => amount !== 0, { error: 'zero' }),
  ),
  reason: shape.reason.check(z.minLength(1)),
  /** The day on which earned points to spend are credited; null for at once. */
  pendingUntil: shape.pendingUntil,
  reverses: shape.reverses,
});
export type Booking = z.infer<typeof bookingSchema>;

/** A reason for which a booking is refused. Nothing is booked then. */
export type Refusal =
  /** `earn` is positive, `spend` is negative, and a reversal is the opposite of what it reverses. */
  | 'wrong-amount'
  /** Only points to spend are spent, transferred and pending. */
  | 'wrong-points'
  /** `reverse` names a movement, and no other kind does. */
  | 'wrong-kind'
  | 'unknown-reversed'
  | 'already-reversed'
  /** The pending points are credited: reverse the movement that credits them. */
  | 'already-credited'
  /** The balance is lower than what is spent or transferred. */
  | 'insufficient'
  /** It is booked before it happens, or later than now. */
  | 'in-future'
  /** A later day is booked already. */
  | 'out-of-order';

/** The movement that a booking reverses. */
export interface Reversed {
  readonly movement: PointMovement;
  /** True if another booking has reversed it. */
  readonly isReversed: boolean;
  /** Its lots, and the lot that it earned itself, as far as they exist. */
  readonly lots: readonly Lot[];
}

/**
 * Books one movement after what the calendar has done until then. A visit and a redemption count on the day on which
 * they happened, and do not bring back points that ended before they were booked.
 * @param reversed the movement with the id `booking.reverses`; null if there is none
 * @param now the time of the booking, not before an earlier booking
 * @returns null, or the reason for which nothing is booked, except for what the calendar has done
 */
export function book(
  ledger: WorkingLedger,
  booking: Booking,
  reversed: Reversed | null,
  terms: PointsTerms,
  now: Date,
): Refusal | null {
  const today = venueDay(now);
  if (new Date(booking.happenedAt) > now) return 'in-future';
  const { settledOn } = ledger.account;
  if (settledOn !== null && settledOn > today) return 'out-of-order';
  settle(ledger, terms, today);
  const refusal = bookingRefusal(booking, reversed, ledger.account);
  if (refusal !== null) return refusal;
  noteActivity(ledger, booking);
  if (booking.points === 'tier') bookTier(ledger, booking, now);
  else if (reversed?.movement.pendingUntil) cancelPending(ledger, booking, reversed.movement, now);
  else if (booking.pendingUntil !== null && booking.pendingUntil > today) {
    bookPending(ledger, booking, booking.pendingUntil, now);
  } else bookPoints(ledger, booking, reversed, terms, now);
  return null;
}

/** A field that a booked movement has in common with its booking. */
export type BookingField = Exclude<keyof Booking, 'id'> | 'bookedAt';

/**
 * The fields in which a movement is not the result of a booking with its id. A movement has a time of its own, so the
 * day of the booking counts.
 */
export function fieldsThatDiffer(
  movement: PointMovement,
  booking: Booking,
  bookedAt: Date,
): readonly BookingField[] {
  const today = venueDay(bookedAt);
  const { pendingUntil } = booking;
  const isPending = pendingUntil !== null && pendingUntil > today;
  const isSame: Readonly<Record<BookingField, boolean>> = {
    happenedAt: Date.parse(movement.happenedAt) === Date.parse(booking.happenedAt),
    bookedAt: venueDay(new Date(movement.bookedAt)) === today,
    venueId: movement.venueId === booking.venueId,
    kind: movement.kind === booking.kind,
    points: movement.points === booking.points,
    amount: movement.amount === booking.amount,
    reason: movement.reason === booking.reason,
    // The reversal of pending points names their day.
    pendingUntil:
      booking.kind === 'reverse' || movement.pendingUntil === (isPending ? pendingUntil : null),
    reverses: movement.reverses === booking.reverses,
  };
  return (Object.keys(isSame) as BookingField[]).filter((field) => !isSame[field]);
}

function bookingRefusal(
  { kind, points, amount, pendingUntil, reverses }: Booking,
  reversed: Reversed | null,
  { balance, pending }: PointsAccount,
): Refusal | null {
  if ((kind === 'reverse') !== (reverses !== null)) return 'wrong-kind';
  if (kind === 'earn' ? amount < 0 : kind === 'spend' && amount > 0) return 'wrong-amount';
  if (points === 'tier' && (kind === 'spend' || kind === 'transfer')) return 'wrong-points';
  if (pendingUntil !== null && (kind !== 'earn' || points === 'tier')) return 'wrong-points';
  if (reverses !== null) {
    if (reversed === null) return 'unknown-reversed';
    if (reversed.isReversed) return 'already-reversed';
    if (reversed.movement.amount !== -amount) return 'wrong-amount';
    if (reversed.movement.points !== points) return 'wrong-points';
    const { id, pendingUntil: until } = reversed.movement;
    if (until !== null && !pending.some((each) => each.id === id)) return 'already-credited';
  }
  const isLimited = kind === 'spend' || kind === 'transfer';
  return isLimited && balance + amount < 0 ? 'insufficient' : null;
}

/** A visit is an earning or a redemption at a venue, which may be a meal. */
export function noteActivity(
  ledger: WorkingLedger,
  { kind, venueId, happenedAt }: Pick<Booking, 'venueId' | 'happenedAt'> & { kind: MovementKind },
): void {
  const day = venueDay(new Date(happenedAt));
  const latest = (last: string | null) => (last !== null && last > day ? last : day);
  const { lastVisitOn, lastRedeemedOn } = ledger.account;
  const isVisit = venueId !== null && (kind === 'earn' || kind === 'spend');
  ledger.account = {
    ...ledger.account,
    ...(isVisit && { lastVisitOn: latest(lastVisitOn) }),
    ...(kind === 'spend' && { lastRedeemedOn: latest(lastRedeemedOn) }),
  };
}

function bookTier(ledger: WorkingLedger, booking: Booking, now: Date): void {
  const { tierPoints } = ledger.account;
  ledger.account = { ...ledger.account, tierPoints: tierPoints + booking.amount };
  ledger.record({ ...booking, pendingUntil: null, lots: [] }, now);
}

function bookPending(ledger: WorkingLedger, booking: Booking, creditOn: string, now: Date): void {
  const { id, amount, venueId, reason, happenedAt } = booking;
  const earnedOn = venueDay(new Date(happenedAt));
  const pending = [...ledger.account.pending, { id, amount, earnedOn, creditOn, venueId, reason }];
  ledger.account = {
    ...ledger.account,
    pending: pending.toSorted((a, b) => (a.creditOn < b.creditOn ? -1 : 1)),
  };
  ledger.record({ ...booking, lots: [] }, now);
}

/** Cancels points that are not credited yet. Once they are, their crediting movement can be reversed. */
function cancelPending(
  ledger: WorkingLedger,
  booking: Booking,
  { id, pendingUntil }: PointMovement,
  now: Date,
): void {
  const pending = ledger.account.pending.filter((each) => each.id !== id);
  ledger.account = { ...ledger.account, pending };
  ledger.record({ ...booking, pendingUntil, lots: [] }, now);
}

function bookPoints(
  ledger: WorkingLedger,
  booking: Booking,
  reversed: Reversed | null,
  terms: PointsTerms,
  now: Date,
): void {
  const { id, amount, happenedAt } = booking;
  let lots: readonly LotPart[];
  if (amount < 0) {
    const preferred = reversed === null ? [] : reversed.lots.map((lot) => lot.id);
    lots = ledger.take(-amount, preferred);
    ledger.owe(-amount - sumAmounts(lots));
  } else {
    const rest = ledger.payOwed(amount);
    lots = reversed === null ? [] : returned(ledger, reversed, rest);
    const earnedOn = venueDay(new Date(happenedAt));
    ledger.give({ id, earnedOn }, rest - sumAmounts(lots));
  }
  ledger.record({ ...booking, pendingUntil: null, lots: [...lots] }, now);
  endAtOnce(ledger, terms, { id, today: venueDay(now), at: now });
}

/** Returns up to `amount` points to the lots from which they were taken. */
function returned(
  ledger: WorkingLedger,
  { movement, lots }: Reversed,
  amount: number,
): readonly LotPart[] {
  let left = amount;
  return movement.lots.flatMap((part) => {
    const lot = ledger.lot(part.lot) ?? lots.find(({ id }) => id === part.lot);
    const points = Math.min(left, part.amount);
    if (!lot || points === 0) return [];
    left -= points;
    ledger.give(lot, points);
    return [{ lot: lot.id, amount: points }];
  });
}
