import { createHash } from 'node:crypto';

/** A generator of numbers from 0 to below 1. The same seed gives the same numbers, so a simulation is repeatable. */
export function seededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
