/** At most `calls` in any window of `seconds`. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Counts calls. Read callables use one an instance; commands need one that instances share. */
export interface RateLimiter {
  /** Counts a call under `key` at `now`; false where the limit is already reached. */
  take(key: string, limit: RateLimit, now: Date): Promise<boolean>;
}

interface Window {
  calls: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

const MAX_KEYS = 10_000;

/**
 * Fixed windows in this instance's memory. The limit is one an instance, so it protects the instance
 * and the bill, and is no promise about the total. Beyond `maxKeys` the oldest window is forgotten.
 */
export function memoryRateLimiter(maxKeys: number = MAX_KEYS): RateLimiter {
  const windows = new Map<string, Window>();
  return {
    async take(key, limit, now) {
      const time = now.getTime();
      const open = windows.get(key);
      if (open && time < open.endsAt) {
        open.calls += 1;
        return open.calls <= limit.calls;
      }
      windows.delete(key);
      windows.set(key, { calls: 1, endsAt: time + limit.seconds * 1_000 });
      if (windows.size > maxKeys) forgetOldest(windows);
      return limit.calls >= 1;
    },
  };
}

function forgetOldest(windows: Map<string, Window>): void {
  for (const key of windows.keys()) {
    windows.delete(key);
    return;
  }
}
