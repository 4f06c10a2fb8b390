/** The time limits of a call, in milliseconds. */
export interface TimeLimits {
  /**
   * The maximum duration of a call. Slightly shorter than the timeout of the platform and the client
   * (`CALLABLE_TIMEOUT_SECONDS`), so that the caller gets a reply.
   */
  readonly replyWithinMs: number;
  /**
   * The time from the start of a call to the first probe of the store, and from one probe's answer to the
   * next probe.
   */
  readonly probeStoreEveryMs: number;
  /**
   * The timeout of a probe. The store's client retries for most of a minute while the store is unreachable;
   * by then a member has given up.
   */
  readonly probeTimeoutMs: number;
  /** The minimum duration of `inEvenTime`: longer than a lookup, a new code and sending an e-mail take. */
  readonly evenTimeMinMs: number;
  /** The maximum random addition of `inEvenTime` to its minimum. */
  readonly evenTimeJitterMs: number;
  /** The time in which one scan of an upload is stored: short of `replyWithinMs`, so that the others get a reply. */
  readonly scanWithinMs: number;
  /** The age up to which a caller does not wait for content of a group's service. */
  readonly contentAgeMs: number;
}

let effectiveLimits: TimeLimits = {
  replyWithinMs: 68_000,
  probeStoreEveryMs: 5_000,
  probeTimeoutMs: 10_000,
  evenTimeMinMs: 1_200,
  evenTimeJitterMs: 300,
  scanWithinMs: 30_000,
  contentAgeMs: 5 * 60_000,
};

/** The current limits: in production always the values above. */
export function currentTimeLimits(): TimeLimits {
  return effectiveLimits;
}

/**
 * Replaces some limits, to speed up tests. Nothing in `src` calls it, so no deployment contains it
 * (`timeLimits.test.ts`).
 */
export function setTimeLimits(changes: Partial<TimeLimits>): void {
  effectiveLimits = { ...effectiveLimits, ...changes };
}
