/** The waits that a caller sits through, in milliseconds. */
export interface Waits {
  /**
   * How long a caller waits for an answer. The clients of the store and the identity service retry for
   * most of a minute while those are out of reach; by then a member has given up.
   */
  readonly answerWithinMs: number;
  /** The shortest answer of `inEvenTime`: longer than a lookup, a new code and a sent e-mail take. */
  readonly evenTimeFloorMs: number;
  /** The most that `inEvenTime` adds at random to its floor. */
  readonly evenTimeJitterMs: number;
}

let effectiveWaits: Waits = {
  answerWithinMs: 15_000,
  evenTimeFloorMs: 1_200,
  evenTimeJitterMs: 300,
};

/** The waits that apply now: in production always the ones above. */
export function currentWaits(): Waits {
  return effectiveWaits;
}

/**
 * Replaces some waits, so that tests need not sit through them. Nothing in `src` calls it, so no
 * deployment contains it (`waits.test.ts`).
 */
export function setWaits(changes: Partial<Waits>): void {
  effectiveWaits = { ...effectiveWaits, ...changes };
}
