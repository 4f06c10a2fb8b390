import type { StockShard } from '../ports/games.ts';

/**
 * The maximum number of documents for the stock of one prize. Firestore sustains about one write per second
 * to a document, so with one counter winners would wait for each other. It must not change while a game
 * runs, because each shard's share depends on it. See docs/spin-to-win.md.
 */
const MAX_SHARDS = 128;

/** The shards of a stock, as equal as possible. Their sum is the stock. */
export function stockShards(stock: number): StockShard[] {
  const shards = Math.min(stock, MAX_SHARDS);
  return Array.from({ length: shards }, (_, shard) => ({
    shard,
    share: Math.floor(stock / shards) + (shard < stock % shards ? 1 : 0),
  }));
}
