/** The waits that a caller sits through, in milliseconds. */
export interface Waits {
  /**
   * How long a caller waits for an answer: a little less than the platform and the client do
   * (`CALLABLE_TIMEOUT_SECONDS`), so that it is an answer.
   */
  readonly answerWithinMs: number;
  /** How long a call runs before the store is asked whether it answers at all, and from one answer to the next question. */
  readonly askStoreEveryMs: number;
  /**
   * How long the store may leave that unanswered. Its client retries for most of a minute while it is out of
   * reach; by then a member has given up.
   */
  readonly storeAnswersWithinMs: number;
  /** The shortest answer of `inEvenTime`: longer than a lookup, a new code and a sent e-mail take. */
  readonly evenTimeFloorMs: number;
  /** The most that `inEvenTime` adds at random to its floor. */
  readonly evenTimeJitterMs: number;
}

let effectiveWaits: Waits = {
  answerWithinMs: 68_000,
  askStoreEveryMs: 5_000,
  storeAnswersWithinMs: 10_000,
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
