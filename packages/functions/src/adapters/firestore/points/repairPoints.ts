import type { Firestore } from 'firebase-admin/firestore';
import { venueDay } from '../../../contract/rules/venueDay.ts';
import type { BookedMovement, PointsAccount } from '../../../domain/points/account.ts';
import { replay } from '../../../domain/points/replay.ts';
import {
  accountDocument,
  lotDocument,
  lotFields,
  movementDocument,
  POINT_COLLECTIONS,
  recordFields,
  toLot,
  toMovement,
} from './documents.ts';
import { readStored } from './ledgerTransaction.ts';

/** The repair of a member's points. */
export interface PointsRepair {
  readonly before: PointsAccount;
  readonly after: PointsAccount;
  /** The movements of the future, which the statement has no more. */
  readonly removed: readonly BookedMovement[];
}

/**
 * Takes the movements of the future out of a member's statement, and computes the points from the others. A booking with
 * a wrong year, of an earlier version of the import, ended all points on days that are to come. The removed documents are
 * kept in `pointRepairs`, whole. The id of a removed booking is free.
 * @returns null if the statement has no day of the future
 */
export function repairPoints(
  database: Firestore,
  crmId: string,
  now: Date,
  isDryRun: boolean,
): Promise<PointsRepair | null> {
  return database.runTransaction(async (transaction) => {
    const { account: before, terms, hasRecord } = await readStored(database, transaction, crmId);
    if (before === null || !isAhead(before, now)) return null;
    const [movements, lots] = await Promise.all(
      [POINT_COLLECTIONS.movements, POINT_COLLECTIONS.lots].map((name) =>
        transaction.get(database.collection(name).where('crmId', '==', crmId)),
      ),
    );
    const all = (movements?.docs ?? [])
      .map(toMovement)
      .toSorted((one, other) => one.number - other.number);
    const first = all.findIndex(({ bookedAt }) => new Date(bookedAt) > now);
    const kept = first === -1 ? all : all.slice(0, first);
    const removed = all.slice(kept.length);
    const { account, lots: open } = replay(kept);
    if (isDryRun) return { before, after: account, removed };
    const repair = database.collection(POINT_COLLECTIONS.repairs).doc(`${crmId}~${now.getTime()}`);
    const oldLots = (lots?.docs ?? []).map(toLot);
    transaction.create(repair, {
      crmId,
      at: now.toISOString(),
      account: before,
      movements: removed,
      lots: oldLots,
    });
    for (const { id } of removed) transaction.delete(movementDocument(database, crmId, id));
    const isKept = new Set(open.map(({ id }) => id));
    for (const { id } of oldLots) {
      if (!isKept.has(id)) transaction.delete(lotDocument(database, crmId, id));
    }
    for (const lot of open)
      transaction.set(lotDocument(database, crmId, lot.id), lotFields(crmId, lot));
    transaction.set(accountDocument(database, crmId), account);
    if (hasRecord) {
      const record = database.collection('members').doc(crmId);
      transaction.update(record, recordFields(account, terms, now));
    }
    return { before, after: account, removed };
  });
}

/** The members whose statements have a day of the future. */
export async function membersToRepair(database: Firestore, now: Date): Promise<readonly string[]> {
  const accounts = database.collection(POINT_COLLECTIONS.accounts);
  const [booked, settled] = await Promise.all([
    accounts.where('lastBookedAt', '>', now.toISOString()).get(),
    accounts.where('settledOn', '>', venueDay(now)).get(),
  ]);
  return [...new Set([...booked.docs, ...settled.docs].map(({ id }) => id))].toSorted();
}

function isAhead({ lastBookedAt, settledOn }: PointsAccount, now: Date): boolean {
  const isBooked = lastBookedAt !== null && new Date(lastBookedAt) > now;
  return isBooked || (settledOn !== null && settledOn > venueDay(now));
}
