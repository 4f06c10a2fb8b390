import { createHash } from 'node:crypto';

/** Numbers from 0 to below 1, the same for the same seed: a simulation can be run again. */
export function seededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
