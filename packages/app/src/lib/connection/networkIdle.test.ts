import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkIdle } from './networkIdle.ts';

/** Calls the observer for a response. */
let respond: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  class Observer {
    constructor(notify: () => void) {
      respond = notify;
    }
    observe() {}
    disconnect() {
      respond = () => {};
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the network is idle after each of these waits, in milliseconds, with a response after each. */
async function idleAfter(pauses: readonly number[]): Promise<readonly boolean[]> {
  const idle = vi.fn();
  networkIdle().then(idle);
  const seen: boolean[] = [];
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause);
    seen.push(idle.mock.calls.length > 0);
    respond();
  }
  return seen;
}

it('the network is idle after a second without a response', async () => {
  expect(await idleAfter([900, 900, 999, 1])).toEqual([false, false, false, false]);
  expect(await idleAfter([900, 1_000])).toEqual([false, true]);
});

it('the wait ends after ten seconds on a page that never stops downloading', async () => {
  const pauses = Array.from({ length: 20 }, () => 500);
  expect(await idleAfter(pauses)).toEqual(pauses.map((_, index) => index === 19));
});
