import { computeDraw, prizeAt } from '../../src/contract/games/fairness.ts';
import type { Prize } from '../../src/contract/games/prize.ts';

/** The number of draws of each prize, and the number that its weight predicts. */
export interface Distribution {
  readonly rows: readonly {
    readonly prize: Prize;
    readonly drawn: number;
    readonly expected: number;
  }[];
  /** Pearson's chi-squared; the degrees of freedom are the number of prizes minus one. */
  readonly chiSquared: number;
}

/** Concurrent draws. Sequential draws take half as long again. */
const CONCURRENT_DRAWS = 1_000;

/** Draws once for each of `plays` members with one seed, without stock limits. */
export async function distribution(
  prizes: readonly Prize[],
  seed: string,
  plays: number,
): Promise<Distribution> {
  const counts = new Map<number, number>();
  const draw = async (member: number) => {
    const identity = { gameId: 'winter-wheel', userId: `member-${member}`, day: '2026-11-21' };
    const number = prizeAt(prizes, [], await computeDraw(seed, identity))?.number ?? 0;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  };
  for (let first = 0; first < plays; first += CONCURRENT_DRAWS) {
    const count = Math.min(CONCURRENT_DRAWS, plays - first);
    await Promise.all(Array.from({ length: count }, (_, index) => draw(first + index)));
  }
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const rows = prizes.map((prize) => ({
    prize,
    drawn: counts.get(prize.number) ?? 0,
    expected: (plays * prize.weight) / total,
  }));
  const chiSquared = rows.reduce(
    (sum, { drawn, expected }) => sum + (drawn - expected) ** 2 / expected,
    0,
  );
  return { rows, chiSquared };
}

/** The chi-squared that a fair wheel exceeds once in a thousand samples, by degrees of freedom. */
export const CHI_SQUARED_LIMIT: Readonly<Record<number, number>> = {
  1: 10.83,
  2: 13.82,
  3: 16.27,
  4: 18.47,
  5: 20.52,
  6: 22.46,
  7: 24.32,
};
