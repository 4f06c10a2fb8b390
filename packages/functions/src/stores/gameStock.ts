import type { Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type StockShard, stockShards } from '../domain/games/stockShards.ts';
import { fromDocument } from './document.ts';

const shardSchema = z.object({ taken: z.int().check(z.nonnegative()) });

/** A prize that can run out, of a game. */
export interface StockedPrize {
  readonly gameId: string;
  readonly number: number;
  /** How many the whole game has to give. */
  readonly stock: number;
}

/** A shard as it was found. */
export interface ShardState extends StockShard {
  readonly left: number;
  /** When its document was written last; null where there is none yet. */
  readonly version: Timestamp | null;
}

/**
 * The stock of a prize by its shards, `gameStock/{gameId}_{prize}_{shard}`. A shard of which nothing was
 * taken yet has no document, so that a game needs no setting up. What a shard has left never grows: one
 * that was found empty stays empty.
 */
export async function findStock(
  database: Firestore,
  prize: StockedPrize,
): Promise<readonly ShardState[]> {
  const shards = stockShards(prize.stock);
  if (shards.length === 0) return [];
  const documents = shards.map(({ shard }) => shardDocument(database, prize, shard));
  const snapshots = await database.getAll(...documents);
  return shards.map((each, index) => {
    const snapshot = snapshots[index];
    if (!snapshot?.exists) return { ...each, left: each.share, version: null };
    const { taken } = fromDocument(shardSchema, snapshot.data());
    return { ...each, left: each.share - taken, version: snapshot.updateTime ?? null };
  });
}

/** Adds to a batch that one is taken from a shard, provided that nobody has since it was found. */
export function takeOne(
  database: Firestore,
  batch: WriteBatch,
  { gameId, number }: Pick<StockedPrize, 'gameId' | 'number'>,
  { shard, share, left, version }: ShardState,
): void {
  const document = shardDocument(database, { gameId, number }, shard);
  if (version === null) batch.create(document, { gameId, prize: number, shard, taken: 1 });
  else batch.update(document, { taken: share - left + 1 }, { lastUpdateTime: version });
}

function shardDocument(
  database: Firestore,
  { gameId, number }: Pick<StockedPrize, 'gameId' | 'number'>,
  shard: number,
) {
  return database.collection('gameStock').doc(`${gameId}_${number}_${shard}`);
}
