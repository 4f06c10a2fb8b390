// Prints the results of 100,000 plays of the seeded wheel with a random seed: node bench/games/distribution.bench.ts
import { randomBytes } from 'node:crypto';
import { publishedPrizes } from '../../src/domain/games/publishedPrizes.ts';
import { PRIZES } from '../../testing/games/demoLists.ts';
import { CHI_SQUARED_LIMIT, distribution } from './distribution.ts';

const PLAYS = 100_000;

const prizes = publishedPrizes(PRIZES);
const seed = randomBytes(32).toString('hex');
const { rows, chiSquared } = await distribution(prizes, seed, PLAYS);
console.log(`${PLAYS.toLocaleString('en-GB')} plays with the seed ${seed}`);
for (const { prize, drawn, expected } of rows) {
  const share = ((100 * drawn) / PLAYS).toFixed(2).padStart(6);
  console.log(`${prize.name.padEnd(24)} ${String(drawn).padStart(6)} of ${expected}  ${share} %`);
}
const freedom = rows.length - 1;
console.log(
  `chi-squared ${chiSquared.toFixed(2)} with ${freedom} degrees of freedom; a fair wheel exceeds ${CHI_SQUARED_LIMIT[freedom]} once in a thousand samples`,
);
