/** At most `calls` in any window of `seconds`. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Counts calls. Callables that read use one an instance; commands one that all instances share. */
export interface RateLimiter {
  /** Counts a call under `key` at `now`: 0 lets it through, else the whole seconds to wait. */
  take(key: string, limit: RateLimit, now: Date): Promise<number>;
}

/** A fixed window, which begins with its first call. */
export interface RateWindow {
  readonly calls: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

/**
 * The window after one more call at `now`, and the seconds to wait: 0 where the call was counted. A call
 * beyond the limit is not, so that whoever keeps trying is let in again when the window ends.
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
 * Fixed windows in this instance's memory. The limit is one an instance, so it protects the instance
 * and the bill, and is no promise about the total. Beyond `maxKeys` the oldest window is forgotten.
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
