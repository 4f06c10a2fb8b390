import { type DocumentData, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { inUtc, playSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';
import { type ShardState, takeOne } from './gameStock.ts';
import { type StoredVoucher, voucherFields } from './vouchers.ts';

const storedPlaySchema = z.extend(playSchema, {
  /** Tells the request that made it from any other of the same day. */
  requestId: z.string(),
});
export type StoredPlay = z.infer<typeof storedPlaySchema>;

/** Everything that one play changes, together or not at all. */
export interface Settlement {
  readonly play: StoredPlay;
  /** Hashes of what tells whose turn it is: the turn is taken under each. */
  readonly turnKeys: readonly string[];
  /** The membership that plays. */
  readonly crmId: string;
  /** Where the prize is taken from; null for one that cannot run out. */
  readonly shard: ShardState | null;
  readonly voucher: StoredVoucher | null;
}

/** How a commit ends whose conditions no longer hold. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
]);
/** A page of a member's days; no game lasts as long. */
const MAX_DAYS = 120;

/** The id of the one play of a member, game and day. Specification section 9: one play a day. */
export function playId(play: { gameId: string; userId: string; day: string }): string {
  return `${play.gameId}_${play.userId}_${play.day}`;
}

/** Null where the member has not played that day. */
export async function findPlay(database: Firestore, id: string): Promise<StoredPlay | null> {
  const snapshot = await database.collection('games').doc(id).get();
  return snapshot.exists ? fromDocument(storedPlaySchema, snapshot.data()) : null;
}

/** How long it is remembered that a turn was taken: a day at the casino, and a shifted clock. */
const TURN_REMEMBERED_DAYS = 3;

/**
 * The turn of somebody on a day of a game: `gameTurns/{id}`. A login can be deleted, another membership
 * joined and another login made on the same day: who shares a key with who played has had the turn.
 */
function turnOf(
  database: Firestore,
  { gameId, day }: Pick<StoredPlay, 'gameId' | 'day'>,
  key: string,
) {
  return database.collection('gameTurns').doc(`${gameId}_${day}_${key}`);
}

/** The play that took the turn under any of these keys; null where nobody has. */
async function findTurn(
  database: Firestore,
  play: StoredPlay,
  keys: readonly string[],
): Promise<StoredPlay | null> {
  const turns = await database.getAll(...keys.map((key) => turnOf(database, play, key)));
  const taken = turns.find(({ exists }) => exists);
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
 * Writes play, stock, voucher and audit in one atomic commit, on two conditions: neither the login nor
 * anybody with one of the keys has played that day, and the shard has not changed since it was read. Answers
 * with the play that stands: this one or an earlier one. Answers null, and writes nothing, where another play
 * changed the shard first. Nothing is locked before the commit: a worker that dies blocks nobody.
 */
export async function settlePlay(
  database: Firestore,
  { play, turnKeys, crmId, shard, voucher }: Settlement,
): Promise<StoredPlay | null> {
  const id = playId(play);
  const batch = database.batch();
  batch.create(database.collection('games').doc(id), withTimestamp(play));
  if (shard) takeOne(database, batch, { gameId: play.gameId, number: play.prize }, shard);
  if (voucher) {
    batch.create(database.collection('vouchers').doc(voucher.id), voucherFields(voucher));
  }
  const audit = { ...withTimestamp(play), crmId, shard: shard?.shard ?? null };
  batch.create(database.collection('gameAudit').doc(id), audit);
  const removeAt = Timestamp.fromDate(
    inUtc(play.timestamp).add(TURN_REMEMBERED_DAYS, 'day').toDate(),
  );
  for (const key of turnKeys) batch.create(turnOf(database, play, key), { playId: id, removeAt });
  try {
    await batch.commit();
    return play;
  } catch (error) {
    if (!OVERTAKEN.has((error as { code?: unknown }).code)) throw error;
    return (await findPlay(database, id)) ?? findTurn(database, play, turnKeys);
  }
}

function withTimestamp(play: StoredPlay): DocumentData {
  return { ...play, timestamp: Timestamp.fromDate(new Date(play.timestamp)) };
}
