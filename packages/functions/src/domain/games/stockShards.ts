/**
 * Over how many documents the stock of one prize is spread. Firestore carries about one write a second
 * to a document for long, so one counter would make winners wait for each other. It must not change while
 * a game runs: each shard's share follows from it. See docs/spin-to-win.md.
 */
const MAX_SHARDS = 128;

/** A part of a prize's stock, counted by itself. */
export interface StockShard {
  /** From 0. */
  readonly shard: number;
  /** How many it can give in all. */
  readonly share: number;
}

/** The shards of a stock: as equal as they can be, and together exactly the stock. */
export function stockShards(stock: number): StockShard[] {
  const shards = Math.min(stock, MAX_SHARDS);
  return Array.from({ length: shards }, (_, shard) => ({
    shard,
    share: Math.floor(stock / shards) + (shard < stock % shards ? 1 : 0),
  }));
}
