/** The durations for which a caller waits, in milliseconds. */
export interface Waits {
  /**
   * The maximum duration of a call. Slightly shorter than the timeout of the platform and the client
   * (`CALLABLE_TIMEOUT_SECONDS`), so that the caller gets a reply.
   */
  readonly answerWithinMs: number;
  /**
   * The time from the start of a call to the first probe of the store, and from one probe's answer to the
   * next probe.
   */
  readonly askStoreEveryMs: number;
  /**
   * The timeout of a probe. The store's client retries for most of a minute while the store is unreachable;
   * by then a member has given up.
   */
  readonly storeAnswersWithinMs: number;
  /** The minimum duration of `inEvenTime`: longer than a lookup, a new code and sending an e-mail take. */
  readonly evenTimeFloorMs: number;
  /** The maximum random addition of `inEvenTime` to its minimum. */
  readonly evenTimeJitterMs: number;
  /** The age up to which a caller does not wait for content of a group's service. */
  readonly contentAgeMs: number;
}

let effectiveWaits: Waits = {
  answerWithinMs: 68_000,
  askStoreEveryMs: 5_000,
  storeAnswersWithinMs: 10_000,
  evenTimeFloorMs: 1_200,
  evenTimeJitterMs: 300,
  contentAgeMs: 5 * 60_000,
};

/** The current waits: in production always the values above. */
export function currentWaits(): Waits {
  return effectiveWaits;
}

/**
 * Replaces some waits, to speed up tests. Nothing in `src` calls it, so no deployment contains it
 * (`waits.test.ts`).
 */
export function setWaits(changes: Partial<Waits>): void {
  effectiveWaits = { ...effectiveWaits, ...changes };
}
