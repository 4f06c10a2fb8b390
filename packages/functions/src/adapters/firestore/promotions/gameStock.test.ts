import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../testing/backend/database.ts';
import type { ShardState } from '../../../domain/ports/games.ts';
import { findStock, takeOne } from './gameStock.ts';

const database = openDatabase();

/** More than the number of shards, so that the first shard holds three. */
const PRIZE = { gameId: `stock-${crypto.randomUUID()}`, number: 1, stock: 300 };

const firstShard = async () => (await findStock(database, PRIZE))[0] as ShardState;

async function take(shard: ShardState): Promise<void> {
  const batch = database.batch();
  takeOne(database, batch, PRIZE, shard);
  await batch.commit();
}

describe('the stock of a prize', () => {
  it('is reduced at most once for each read of a shard', async () => {
    for (const left of [3, 2, 1]) {
      const found = await firstShard();
      expect(found.left).toBe(left);
      const outcomes = await Promise.allSettled([take(found), take(found)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
    expect((await firstShard()).left).toBe(0);
  });
});
