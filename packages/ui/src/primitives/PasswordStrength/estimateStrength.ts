import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0, guessed at once, to 4, very hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How hard a password is to guess. `known` holds what a guesser would try first, such as the member's own
 * name. This module weighs about 400 KB: load it with `import()`.
 */
export function estimateStrength(password: string, known: readonly string[]): Strength {
  return estimator.check(password, [...known]).score;
}
