import {
  type DocumentData,
  FieldPath,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { playSchema } from '../../../contract/games/play.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { playId } from '../../../domain/games/playId.ts';
import type { Settlement, StoredPlay } from '../../../domain/ports/games.ts';
import { fromDocument } from '../document.ts';
import { commitForLogin } from '../loginWrites.ts';
import { voucherFields } from '../members/vouchers.ts';
import { takeOne } from './gameStock.ts';

const storedPlaySchema = z.extend(playSchema, {
  requestId: z.string(),
});

/** The errors of a commit with a failed precondition. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
]);
/** Firestore's maximum of values per query. */
const MAX_VALUES = 30;
/** Longer than any game lasts. */
const MAX_DAYS = 120;

/** Null if the member has not played that day. */
export async function findPlay(database: Firestore, id: string): Promise<StoredPlay | null> {
  const snapshot = await database.collection('games').doc(id).get();
  return snapshot.exists ? fromDocument(storedPlaySchema, snapshot.data()) : null;
}

/** How long a taken turn is stored: a day at the casino, and a shifted clock. */
const TURN_REMEMBERED_DAYS = 3;

/**
 * A person's turn on a day of a game: `gameTurns/{id}`. A member can delete a login, join another casino
 * and create another login on the same day. They share a key with the earlier play, so the turn is taken.
 */
function readTurn(
  database: Firestore,
  { gameId, day }: Pick<StoredPlay, 'gameId' | 'day'>,
  key: string,
) {
  return database.collection('gameTurns').doc(`${gameId}_${day}_${key}`);
}

/** The play that took the turn under any of these keys, or null. */
async function findTurn(
  database: Firestore,
  play: StoredPlay,
  keys: readonly string[],
): Promise<StoredPlay | null> {
  const ids = [...new Set(keys)].map((key) => readTurn(database, play, key).id);
  // A query reads one document, however many keys the person has.
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_VALUES) }, (_, index) =>
    ids.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
  );
  const turns = await Promise.all(
    parts.map((part) =>
      database.collection('gameTurns').where(FieldPath.documentId(), 'in', part).limit(1).get(),
    ),
  );
  const [taken] = turns.flatMap(({ docs }) => docs);
  if (!taken) return null;
  const audit = await database.collection('gameAudit').doc(taken.get('playId')).get();
  return audit.exists ? fromDocument(storedPlaySchema, audit.data()) : null;
}

/** The days on which a member played a game, latest first. */
export async function findPlayedDays(
  database: Firestore,
  userId: string,
  gameId: string,
): Promise<readonly string[]> {
  const { docs } = await database
    .collection('games')
    .where('userId', '==', userId)
    .where('gameId', '==', gameId)
    .orderBy('timestamp', 'desc')
    .limit(MAX_DAYS)
    .get();
  return docs.map((snapshot) => fromDocument(storedPlaySchema, snapshot.data()).day);
}

/**
 * Writes play, stock, voucher and audit in one atomic commit, under two conditions: neither the login nor a
 * person with one of the keys has played that day, and the shard has not changed since it was read. Returns
 * the valid play, this one or an earlier one. Returns null, and writes nothing, if another play changed the
 * shard first. Throws `unauthenticated` if the deletion of the login has begun. Takes no lock before the
 * commit, so a crashed worker blocks no other play.
 */
export async function settlePlay(
  database: Firestore,
  { play, turnKeys, crmId, shard, voucher }: Settlement,
): Promise<StoredPlay | null> {
  const id = playId(play);
  const audit = { ...withTimestamp(play), crmId, shard: shard?.shard ?? null };
  const removeAt = Timestamp.fromDate(
    inUtc(play.timestamp).add(TURN_REMEMBERED_DAYS, 'day').toDate(),
  );
  try {
    await commitForLogin(database, play.userId, (batch) => {
      batch.create(database.collection('games').doc(id), withTimestamp(play));
      if (shard) takeOne(database, batch, { gameId: play.gameId, number: play.prize }, shard);
      if (voucher) {
        batch.create(database.collection('vouchers').doc(voucher.id), voucherFields(voucher));
      }
      batch.create(database.collection('gameAudit').doc(id), audit);
      for (const key of turnKeys) {
        batch.create(readTurn(database, play, key), { playId: id, removeAt });
      }
    });
    return play;
  } catch (error) {
    if (!OVERTAKEN.has((error as { code?: unknown }).code)) throw error;
    return (await findPlay(database, id)) ?? findTurn(database, play, turnKeys);
  }
}

function withTimestamp(play: StoredPlay): DocumentData {
  return { ...play, timestamp: Timestamp.fromDate(new Date(play.timestamp)) };
}
