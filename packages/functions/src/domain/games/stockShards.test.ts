import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockShards } from './stockShards.ts';

describe('the shards of a stock', () => {
  it('sum up to the stock, and differ by at most one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (stock) => {
        const shares = stockShards(stock).map(({ share }) => share);
        const sum = shares.reduce((total, share) => total + share, 0);
        const spread = Math.max(0, ...shares) - Math.min(Math.max(0, ...shares), ...shares);
        return sum === stock && shares.every((share) => share > 0) && spread <= 1;
      }),
    );
  });

  it.each([
    [0, []],
    [1, [1]],
    [3, [1, 1, 1]],
  ])('of %i are %j', (stock, shares) => {
    expect(stockShards(stock).map(({ share }) => share)).toEqual(shares);
  });
});
