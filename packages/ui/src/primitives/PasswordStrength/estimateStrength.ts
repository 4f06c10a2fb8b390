import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0, guessed at once, to 4, very hard to guess. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Estimates how hard a password is to guess. `known` has the words that an attacker tries first, such as the
 * member's name. This module is about 400 KB: load it with `import()`.
 */
export function estimateStrength(password: string, known: readonly string[]): Strength {
  return estimator.check(password, [...known]).score;
}
