import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkIdle } from './networkIdle.ts';

/** What the page tells of each file that has arrived. */
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  class Observer {
    constructor(told: () => void) {
      arrive = told;
    }
    observe() {}
    disconnect() {
      arrive = () => {};
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the page counts as quiet after each of these many milliseconds, with a file after every one. */
async function quietAfter(pauses: readonly number[]): Promise<readonly boolean[]> {
  const quiet = vi.fn();
  networkIdle().then(quiet);
  const seen: boolean[] = [];
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause);
    seen.push(quiet.mock.calls.length > 0);
    arrive();
  }
  return seen;
}

it('the network is idle after a second without a response', async () => {
  expect(await quietAfter([900, 900, 999, 1])).toEqual([false, false, false, false]);
  expect(await quietAfter([900, 1_000])).toEqual([false, true]);
});

it('the wait ends after ten seconds on a page that never stops downloading', async () => {
  const pauses = Array.from({ length: 20 }, () => 500);
  expect(await quietAfter(pauses)).toEqual(pauses.map((_, index) => index === 19));
});
