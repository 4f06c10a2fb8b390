// @module-tag all
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { publishedPrizes } from '../../src/domain/games/publishedPrizes.ts';
import { PRIZES } from '../../testing/games/demoLists.ts';
import { CHI_SQUARED_LIMIT, distribution } from './distribution.ts';

it('§4 100,000 plays follow the weights of the seeded wheel', {
  timeout: 60_000,
}, async () => {
  const prizes = publishedPrizes(PRIZES);
  const seed = createHash('sha256').update('a day').digest('hex');
  const { rows, chiSquared } = await distribution(prizes, seed, 100_000);
  expect(rows).toHaveLength(7);
  expect(chiSquared).toBeLessThan(CHI_SQUARED_LIMIT[rows.length - 1] ?? 0);
});
