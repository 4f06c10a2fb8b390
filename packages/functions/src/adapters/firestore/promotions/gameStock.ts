import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { stockShards } from '../../../domain/games/stockShards.ts';
import type { ShardState, StockedPrize } from '../../../domain/ports/games.ts';
import { fromDocument } from '../document.ts';

const shardSchema = z.object({ taken: z.int().check(z.nonnegative()) });

/**
 * The stock of a prize by shard, `gameStock/{gameId}_{prize}_{shard}`. A shard without a document is full,
 * so a game needs no setup. The stock of a shard never grows, so an empty shard stays empty.
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

/**
 * Adds to a batch the removal of one prize from a shard, on the condition that the shard has not changed
 * since it was read.
 */
export function takeOne(
  database: Firestore,
  batch: WriteBatch,
  { gameId, number }: Pick<StockedPrize, 'gameId' | 'number'>,
  { shard, share, left, version }: ShardState,
): void {
  const document = shardDocument(database, { gameId, number }, shard);
  if (version === null) batch.create(document, { gameId, prize: number, shard, taken: 1 });
  else
    batch.update(
      document,
      { taken: share - left + 1 },
      { lastUpdateTime: new Timestamp(version.seconds, version.nanoseconds) },
    );
}

function shardDocument(
  database: Firestore,
  { gameId, number }: Pick<StockedPrize, 'gameId' | 'number'>,
  shard: number,
) {
  return database.collection('gameStock').doc(`${gameId}_${number}_${shard}`);
}
