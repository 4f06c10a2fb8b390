import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { venueDay } from '../../../contract/rules/venueDay.ts';
import { NO_ACCOUNT, type PointsAccount } from '../../../domain/points/account.ts';
import {
  type Booking,
  type BookingField,
  book,
  fieldsThatDiffer,
  type Refusal,
  type Reversed,
} from '../../../domain/points/book.ts';
import { settle } from '../../../domain/points/settle.ts';
import { idAfter, idOfUndo } from '../../../domain/points/undo.ts';
import { type Booked, WorkingLedger } from '../../../domain/points/workingLedger.ts';
import { movementDocument } from './documents.ts';
import {
  type History,
  readAll,
  readHistory,
  readOpenLots,
  readStored,
  touchedLots,
  writeLedger,
} from './ledgerTransaction.ts';

/** A booking with its time. */
export interface TimedBooking {
  readonly booking: Booking;
  readonly bookedAt: Date;
}

/** The outcome of a booking. Nothing is booked unless it is `booked`. */
export type BookingOutcome =
  | 'booked'
  /** The same booking is booked already. */
  | 'repeated'
  | Refusal
  /** The id is booked already, with other values in these fields. */
  | { readonly differsIn: readonly BookingField[] };

/** What bookings do to the points of a member. */
export interface BookingEffect extends Booked {
  /** An outcome for each booking, in the same order. */
  readonly outcomes: readonly BookingOutcome[];
  readonly before: PointsAccount;
}

/** When and for what bookings are made. */
export interface BookingRun {
  /** The clock of the caller. What the calendar does cannot be taken back, so a later booking is refused. */
  readonly now: Date;
  /** The import to which the bookings belong, so that it can be taken back; null for none. */
  readonly batch: string | null;
  /** True to compute the effect, and write nothing. */
  readonly isDryRun: boolean;
}

/**
 * Books movements of one member in the order of their times, in one transaction with the member's totals and the
 * points on their record. An id books once, even in concurrent calls, until the import of its booking is taken back.
 */
export function bookPoints(
  database: Firestore,
  crmId: string,
  bookings: readonly TimedBooking[],
  { now, batch, isDryRun }: BookingRun,
): Promise<BookingEffect> {
  return database.runTransaction(async (transaction) => {
    const stored = await readStored(database, transaction, crmId);
    const before = stored.account ?? NO_ACCOUNT;
    const { named, history } = await readNamed(database, transaction, crmId, bookings);
    const last = bookings.findLast(({ bookedAt }) => bookedAt <= now)?.bookedAt;
    const needed = bookings.reduce((sum, { booking }) => sum + Math.max(-booking.amount, 0), 0);
    const open =
      last === undefined
        ? []
        : await readOpenLots(database, transaction, crmId, stored, { until: last, needed });
    const lots = new Map([...history.lots, ...open].map((lot) => [lot.id, lot]));
    const ledger = new WorkingLedger(before, [...lots.values()]);
    const outcomes = named.map(({ booking, bookedAt }): BookingOutcome => {
      const { movements } = ledger;
      const find = (id: string | null) =>
        movements.find((each) => each.id === id) ?? history.movements.get(id ?? '');
      const known = find(booking.id);
      if (known) {
        const differsIn = fieldsThatDiffer(known, booking, bookedAt);
        return differsIn.length === 0 ? 'repeated' : { differsIn };
      }
      if (bookedAt > now) return 'in-future';
      const movement = find(booking.reverses);
      const reversed: Reversed | null = movement
        ? {
            movement,
            isReversed:
              history.reversed.has(movement.id) ||
              movements.some(({ reverses }) => reverses === movement.id),
            lots: touchedLots(movement).flatMap((id) => ledger.lot(id) ?? []),
          }
        : null;
      return book(ledger, booking, reversed, stored.terms, bookedAt) ?? 'booked';
    });
    const result = ledger.result();
    const isChanged = last !== undefined && result.account !== before;
    if (!isDryRun && isChanged) {
      writeLedger(database, transaction, crmId, result, stored, { now: last, batch });
    }
    return { outcomes, before, ...result };
  });
}

/** Books what the calendar has done to a member's points. Returns the totals, or null if the member has none. */
export function settlePoints(
  database: Firestore,
  crmId: string,
  now: Date,
): Promise<PointsAccount | null> {
  return database.runTransaction(async (transaction) => {
    const stored = await readStored(database, transaction, crmId);
    if (stored.account === null) return null;
    const lots = await readOpenLots(database, transaction, crmId, stored, {
      until: now,
      needed: 0,
    });
    const ledger = new WorkingLedger(stored.account, lots);
    settle(ledger, stored.terms, venueDay(now));
    writeLedger(database, transaction, crmId, ledger.result(), stored, { now, batch: null });
    return ledger.account;
  });
}

/**
 * The bookings with the ids that they have in the ledger, and what it has of them. A movement stays in the ledger when its
 * import is taken back, so a corrected booking with its id gets another one there.
 */
async function readNamed(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
  named: readonly TimedBooking[],
): Promise<{ readonly named: readonly TimedBooking[]; readonly history: History }> {
  const reversals = [...new Set(named.flatMap(({ booking }) => booking.reverses ?? []))];
  const ids = named.map(({ booking }) => booking.id);
  const history = await readHistory(database, transaction, crmId, { ids, reversals });
  const known = [...history.movements.keys()];
  const undone = await readAll(
    transaction,
    known.map((id) => movementDocument(database, crmId, idOfUndo(id))),
  );
  if (undone.length === 0) return { named, history };
  const found = new Set(undone.map((each) => String(each.get('id'))));
  const storedId = (id: string) => (found.has(idOfUndo(id)) ? idAfter(id) : id);
  const renamed = named.map(({ booking, bookedAt }) => {
    const { id, reverses } = booking;
    return {
      booking: { ...booking, id: storedId(id), reverses: reverses && storedId(reverses) },
      bookedAt,
    };
  });
  return readNamed(database, transaction, crmId, renamed);
}
