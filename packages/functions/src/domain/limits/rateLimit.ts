/** At most `calls` in a window of `seconds`. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Counts calls. Callables that read use one per instance; commands use one for all instances. */
export interface RateLimiter {
  /**
   * Counts a call under `key` at `now`. Resolves with 0 if the call is allowed, else with the seconds to
   * wait, a whole number.
   */
  take(key: string, limit: RateLimit, now: Date): Promise<number>;
}

/** A fixed window that begins with its first call. */
export interface RateWindow {
  readonly calls: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * The window after one more call at `now`, and the seconds to wait, 0 if the call is allowed. A call beyond
 * the limit is not counted, so a caller who keeps trying is admitted when the window ends.
 */
export function countCall(
  open: RateWindow | null,
  limit: RateLimit,
  now: Date,
): { readonly window: RateWindow; readonly waitSeconds: number } {
  const time = now.getTime();
  if (open === null || time >= open.endsAt) {
    return { window: { calls: 1, endsAt: time + limit.seconds * 1_000 }, waitSeconds: 0 };
  }
  if (open.calls < limit.calls) {
    return { window: { calls: open.calls + 1, endsAt: open.endsAt }, waitSeconds: 0 };
  }
  return { window: open, waitSeconds: Math.ceil((open.endsAt - time) / 1_000) };
}

const MAX_KEYS = 10_000;

/**
 * Fixed windows in the memory of this instance. The limit is per instance: it protects the instance and the
 * bill, and does not bound the total. Beyond `maxKeys` the oldest window is evicted.
 */
export function memoryRateLimiter(maxKeys: number = MAX_KEYS): RateLimiter {
  const windows = new Map<string, RateWindow>();
  return {
    async take(key, limit, now) {
      const { window, waitSeconds } = countCall(windows.get(key) ?? null, limit, now);
      if (window.calls === 1) windows.delete(key);
      windows.set(key, window);
      if (windows.size > maxKeys) forgetOldest(windows);
      return waitSeconds;
    },
  };
}

function forgetOldest(windows: Map<string, RateWindow>): void {
  for (const key of windows.keys()) {
    windows.delete(key);
    return;
  }
}
