import { type DocumentData, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { playSchema } from '../contract/index.ts';
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
  /** Whose turn it is. */
  readonly personId: string;
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

/** A day of a game. */
type DayOfGame = Pick<StoredPlay, 'gameId' | 'day'>;

/**
 * The turn of a person, game and day: `gameAudit/{id}`. A login can be deleted, and another membership
 * joined on the same day; the turn is the casino's record and stays.
 */
function turnOf(database: Firestore, { gameId, day }: DayOfGame, personId: string) {
  return database.collection('gameAudit').doc(`${gameId}_${personId}_${day}`);
}

/** The play that took the turn of any of these persons; null where it has not been taken. */
export async function findTurn(
  database: Firestore,
  day: DayOfGame,
  personIds: readonly string[],
): Promise<StoredPlay | null> {
  const snapshots = await database.getAll(...personIds.map((id) => turnOf(database, day, id)));
  const taken = snapshots.find(({ exists }) => exists);
  return taken ? fromDocument(storedPlaySchema, taken.data()) : null;
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
 * the person has played that day, and nobody has taken from the shard since it was found. Answers with
 * the play that stands, which is an earlier one where there is one; null where somebody else was faster, and
 * nothing was written. Nothing is locked before the commit, so a worker that dies holds nobody up.
 */
export async function settlePlay(
  database: Firestore,
  { play, personId, crmId, shard, voucher }: Settlement,
): Promise<StoredPlay | null> {
  const id = playId(play);
  const batch = database.batch();
  batch.create(database.collection('games').doc(id), withTimestamp(play));
  if (shard) takeOne(database, batch, { gameId: play.gameId, number: play.prize }, shard);
  if (voucher) {
    batch.create(database.collection('vouchers').doc(voucher.id), voucherFields(voucher));
  }
  const audit = { ...withTimestamp(play), personId, crmId, shard: shard?.shard ?? null };
  batch.create(turnOf(database, play, personId), audit);
  try {
    await batch.commit();
    return play;
  } catch (error) {
    if (!OVERTAKEN.has((error as { code?: unknown }).code)) throw error;
    return (await findPlay(database, id)) ?? findTurn(database, play, [personId]);
  }
}

function withTimestamp(play: StoredPlay): DocumentData {
  return { ...play, timestamp: Timestamp.fromDate(new Date(play.timestamp)) };
}
