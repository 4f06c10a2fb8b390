import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { venueDay } from '../../../contract/rules/venueDay.ts';
import type { BookedMovement, Lot, PointsAccount } from '../../../domain/points/account.ts';
import { isOfLedger } from '../../../domain/points/book.ts';
import { earliest, endsOfAll, lastLotDay } from '../../../domain/points/ends.ts';
import type { PointsTerms } from '../../../domain/points/terms.ts';
import type { Booked } from '../../../domain/points/workingLedger.ts';
import {
  accountDocument,
  lotDocument,
  lotFields,
  movementDocument,
  movementFields,
  POINT_COLLECTIONS,
  recordFields,
  termsDocument,
  toAccount,
  toLot,
  toMovement,
  toTerms,
} from './documents.ts';

/** Firestore's maximum of values per query. */
const MAX_VALUES = 30;

/** Lots of one read. Most members have fewer. */
const LOTS = 200;

/** The points of a member as they are stored. */
export interface Stored {
  readonly account: PointsAccount | null;
  readonly terms: PointsTerms;
  readonly hasRecord: boolean;
}

export async function readStored(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
): Promise<Stored> {
  const [account, terms, member] = await transaction.getAll(
    accountDocument(database, crmId),
    termsDocument(database),
    database.collection('members').doc(crmId),
  );
  return {
    account: toAccount(account),
    terms: toTerms(terms),
    hasRecord: member?.exists ?? false,
  };
}

/** What the ledger has of the movements that bookings name. */
export interface History {
  /** The stored movements that have the id of a booking, or that one reverses. */
  readonly movements: ReadonlyMap<string, BookedMovement>;
  /** The ids of movements that are reversed. */
  readonly reversed: ReadonlySet<string>;
  /** The lots of the movements to reverse. */
  readonly lots: readonly Lot[];
}

/** Reads the movements with these ids, and of those to reverse whether they are reversed, and their lots. */
export async function readHistory(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
  { ids, reversals }: { readonly ids: readonly string[]; readonly reversals: readonly string[] },
): Promise<History> {
  const found = await readAll(
    transaction,
    [...new Set([...ids, ...reversals])].map((id) => movementDocument(database, crmId, id)),
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
      return movement ? touchedLots(movement) : [];
    }),
  );
  const foundLots = await readAll(
    transaction,
    [...lots].map((id) => lotDocument(database, crmId, id)),
  );
  return { movements, reversed: new Set(reversed), lots: foundLots.map(toLot) };
}

export async function readAll(
  transaction: Transaction,
  references: Parameters<Transaction['getAll']>[0][],
) {
  if (references.length === 0) return [];
  const snapshots = await transaction.getAll(...references);
  return snapshots.filter(({ exists }) => exists);
}

/** The lots from which a movement took points, and the one that it earned. */
export function touchedLots({ id, lots }: BookedMovement): readonly string[] {
  return [id, ...lots.map(({ lot }) => lot)];
}

/** The open lots that end before a day, and enough others to spend `needed` points: all, if all can end. */
export async function readOpenLots(
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
    const live = found.filter(({ earnedOn }) => (lastLotDay(earnedOn, terms) ?? today) >= today);
    spendable += live.reduce((sum, { remaining }) => sum + remaining, 0);
    const isEnough = !isWhole && live.length > 0 && spendable >= needed;
    const last = page.docs.at(-1);
    if (last === undefined || found.length < LOTS || isEnough) return lots;
    page = await transaction.get(query.startAfter(last));
  }
}

/**
 * Writes what bookings have changed.
 * @param batch the import to which the bookings belong, or null
 */
export function writeLedger(
  database: Firestore,
  transaction: Transaction,
  crmId: string,
  { account, lots, movements }: Booked,
  { terms, hasRecord }: Pick<Stored, 'terms' | 'hasRecord'>,
  { now, batch }: { readonly now: Date; readonly batch: string | null },
): void {
  for (const movement of movements) {
    const fields = movementFields(crmId, movement, isOfLedger(movement.id) ? null : batch);
    transaction.create(movementDocument(database, crmId, movement.id), fields);
  }
  for (const lot of lots)
    transaction.set(lotDocument(database, crmId, lot.id), lotFields(crmId, lot));
  transaction.set(accountDocument(database, crmId), account);
  if (!hasRecord) return;
  transaction.update(database.collection('members').doc(crmId), recordFields(account, terms, now));
}
