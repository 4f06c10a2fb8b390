import { KEY_KINDS, keysFor } from '../../src/domain/persons/matches.ts';
import { heldKeys, keysToSeek } from '../../src/domain/persons/memberKeys.ts';
import { memberOf, newcomerOf } from './population.ts';

/** The size of a population. */
export interface Population {
  readonly seed: number;
  readonly members: number;
  /** Each member with a number divisible by this one is blocked. */
  readonly blockedEvery: number;
  readonly newcomers: number;
}

/** How many newcomers are sent to the support desk because of another person's block. */
export interface RateOfDoubt {
  readonly blocked: number;
  readonly doubted: number;
  /** The newcomers with a common key of each kind, and those who would join without that kind. */
  readonly kinds: readonly { kind: string; doubted: number; alone: number }[];
}

/** A group may send one newcomer in a thousand to its support desk for a stranger's block. */
export const MAX_RATE_OF_DOUBT = 0.001;

/** Counts the doubts among the newcomers of a generated population. */
export function rateOfDoubt({ seed, members, blockedEvery, newcomers }: Population): RateOfDoubt {
  const held = new Set<string>();
  for (let index = 0; index < members; index += blockedEvery) {
    for (const key of keysFor('joining', heldKeys(memberOf(seed, index)))) held.add(key);
  }
  const common = Array.from({ length: newcomers }, (_, index) => {
    const sought = keysToSeek(newcomerOf(seed, index, members));
    const keys = keysFor('joining', sought).filter((key) => held.has(key));
    return new Set(keys.map((key) => key.slice(0, key.indexOf(':'))));
  }).filter(({ size }) => size > 0);
  const kinds = KEY_KINDS.map((kind) => ({
    kind,
    doubted: common.filter((each) => each.has(kind)).length,
    alone: common.filter((each) => each.has(kind) && each.size === 1).length,
  }));
  return { blocked: Math.ceil(members / blockedEvery), doubted: common.length, kinds };
}
