import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { venueDay } from '../../../contract/rules/venueDay.ts';
import type { PointsAccount } from '../../../domain/points/account.ts';
import { type BookedMovement, type Lot, NO_ACCOUNT } from '../../../domain/points/account.ts';
import {
  type Booking,
  type BookingField,
  book,
  fieldsThatDiffer,
  type Refusal,
  type Reversed,
} from '../../../domain/points/book.ts';
import { earliest, endsOfAll, lastDayOf } from '../../../domain/points/ends.ts';
import { settle } from '../../../domain/points/settle.ts';
import type { PointsTerms } from '../../../domain/points/terms.ts';
import { type Booked, WorkingLedger } from '../../../domain/points/workingLedger.ts';
import {
  accountOf,
  lotFields,
  lotOf,
  movementFields,
  movementOf,
  POINT_COLLECTIONS,
  recordFields,
  termsOf,
  toAccount,
  toLot,
  toMovement,
  toTerms,
} from './documents.ts';

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

/** Firestore's maximum of values per query. */
const MAX_VALUES = 30;

/** Lots of one read. Most members have fewer. */
const LOTS = 200;

/**
 * Books movements of one member in the order of their times, in one transaction with the member's totals and the
 * points on their record. An id books once, also in concurrent calls.
 * @param now the clock of the caller. What the calendar does cannot be taken back, so a later booking is refused
 * @returns an outcome for each booking, in the same order
 */
export function bookPoints(
  database: Firestore,
  crmId: string,
  bookings: readonly TimedBooking[],
  now: Date,
): Promise<readonly BookingOutcome[]> {
  return database.runTransaction(async (transaction) => {
    const stored = await readStored(database, transaction, crmId);
    const history = await readHistory(database, transaction, crmId, bookings);
    const last = bookings.findLast(({ bookedAt }) => bookedAt <= now)?.bookedAt;
    if (last === undefined) return bookings.map(() => 'in-future');
    const needed = bookings.reduce((sum, { booking }) => sum + Math.max(-booking.amount, 0), 0);
    const open = await readOpenLots(database, transaction, crmId, stored, { until: last, needed });
    const lots = new Map([...history.lots, ...open].map((lot) => [lot.id, lot]));
    const ledger = new WorkingLedger(stored.account ?? NO_ACCOUNT, [...lots.values()]);
    const outcomes = bookings.map(({ booking, bookedAt }): BookingOutcome => {
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
            lots: lotsOf(movement).flatMap((id) => ledger.lot(id) ?? []),
          }
        : null;
      return book(ledger, booking, reversed, stored.terms, bookedAt) ?? 'booked';
    });
    write(database, transaction, crmId, ledger.result(), stored, last);
    return outcomes;
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
    write(database, transaction, crmId, ledger.result(), stored, now);
    return ledger.account;
  });
}

interface Stored {
  readonly account: PointsAccount | null;
  readonly terms: PointsTerms;
  readonly hasRecord: boolean;
}

async function readStored(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
): Promise<Stored> {
  const [account, terms, member] = await transaction.getAll(
    accountOf(database, crmId),
    termsOf(database),
    database.collection('members').doc(crmId),
  );
  return {
    account: toAccount(account),
    terms: toTerms(terms),
    hasRecord: member?.exists ?? false,
  };
}

interface History {
  /** The stored movements that have the id of a booking, or that one reverses. */
  readonly movements: ReadonlyMap<string, BookedMovement>;
  /** The ids of movements that are reversed. */
  readonly reversed: ReadonlySet<string>;
  /** The lots of the movements to reverse. */
  readonly lots: readonly Lot[];
}

async function readHistory(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
  bookings: readonly TimedBooking[],
): Promise<History> {
  const reversals = [...new Set(bookings.flatMap(({ booking }) => booking.reverses ?? []))];
  const ids = [...new Set([...bookings.map(({ booking }) => booking.id), ...reversals])];
  const found = await readAll(
    transaction,
    ids.map((id) => movementOf(database, crmId, id)),
  );
  const movements = new Map(found.map(toMovement).map((each) => [each.id, each]));
  const parts = Array.from({ length: Math.ceil(reversals.length / MAX_VALUES) }, (_, index) =>
    reversals.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
  );
  const reversing = await Promise.all(
    parts.map((part) =>
      transaction.get(
        database
          .collection(POINT_COLLECTIONS.movements)
          .where('crmId', '==', crmId)
          .where('reverses', 'in', part),
      ),
    ),
  );
  const reversed = reversing.flatMap(({ docs }) =>
    docs.map((each) => String(each.get('reverses'))),
  );
  const lots = new Set(
    reversals.flatMap((id) => {
      const movement = movements.get(id);
      return movement ? lotsOf(movement) : [];
    }),
  );
  const foundLots = await readAll(
    transaction,
    [...lots].map((id) => lotOf(database, crmId, id)),
  );
  return { movements, reversed: new Set(reversed), lots: foundLots.map(toLot) };
}

async function readAll(
  transaction: Transaction,
  references: Parameters<Transaction['getAll']>[0][],
) {
  if (references.length === 0) return [];
  const snapshots = await transaction.getAll(...references);
  return snapshots.filter(({ exists }) => exists);
}

/** The lots from which a movement took points, and the one that it earned. */
function lotsOf({ id, lots }: BookedMovement): readonly string[] {
  return [id, ...lots.map(({ lot }) => lot)];
}

/** The open lots that end before a day, and enough others to spend `needed` points: all, if all can end. */
async function readOpenLots(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
  { account, terms }: Stored,
  { until, needed }: { readonly until: Date; readonly needed: number },
): Promise<readonly Lot[]> {
  if (account === null || account.earned.length === 0) return [];
  const today = venueDay(until);
  const all = earliest(endsOfAll(account, terms));
  const isWhole = all !== null && all.day < today;
  const query = database
    .collection(POINT_COLLECTIONS.lots)
    .where('crmId', '==', crmId)
    .where('isOpen', '==', true)
    .orderBy('earnedOn')
    .limit(LOTS);
  const lots: Lot[] = [];
  let spendable = 0;
  let page = await transaction.get(query);
  for (;;) {
    const found = page.docs.map(toLot);
    lots.push(...found);
    const live = found.filter(({ earnedOn }) => (lastDayOf(earnedOn, terms) ?? today) >= today);
    spendable += live.reduce((sum, { remaining }) => sum + remaining, 0);
    const isEnough = !isWhole && live.length > 0 && spendable >= needed;
    const last = page.docs.at(-1);
    if (last === undefined || found.length < LOTS || isEnough) return lots;
    page = await transaction.get(query.startAfter(last));
  }
}

function write(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
  { account, lots, movements }: Booked,
  { terms, hasRecord }: Stored,
  now: Date,
): void {
  for (const movement of movements) {
    transaction.create(movementOf(database, crmId, movement.id), movementFields(crmId, movement));
  }
  for (const lot of lots) transaction.set(lotOf(database, crmId, lot.id), lotFields(crmId, lot));
  transaction.set(accountOf(database, crmId), account);
  if (!hasRecord) return;
  transaction.update(database.collection('members').doc(crmId), recordFields(account, terms, now));
}
