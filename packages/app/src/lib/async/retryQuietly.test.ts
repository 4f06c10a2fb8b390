import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RETRY_PAUSES_MS, retryPause, retryQuietly } from './retryQuietly.ts';

const [FIRST, SECOND] = RETRY_PAUSES_MS;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});

describe('a quiet retry', () => {
  it('waits longer each time, up to five minutes', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 100].map((attempts) => retryPause(attempts, 0.5));
    expect(pauses).toEqual([...RETRY_PAUSES_MS, 300_000, 300_000]);
  });

  it('varies its pauses by up to a quarter', () => {
    expect([0, 1].map((random) => retryPause(0, random))).toEqual([11_250, 18_750]);
  });

  it('runs until it is stopped', async () => {
    const attempt = vi.fn(async () => {});
    const stop = retryQuietly(attempt, () => true);
    await vi.advanceTimersByTimeAsync(FIRST);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(SECOND - 1);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('sends nothing from a hidden page, and its pause does not grow meanwhile', async () => {
    let inUse = false;
    const attempt = vi.fn(async () => {});
    retryQuietly(attempt, () => inUse);
    await vi.advanceTimersByTimeAsync(60 * FIRST);
    expect(attempt).not.toHaveBeenCalled();
    inUse = true;
    await vi.advanceTimersByTimeAsync(FIRST);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('runs one attempt at a time, and does not catch up after a sleep', async () => {
    let end = () => {};
    const attempt = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const stop = retryQuietly(attempt, () => true);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    stop();
    end();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
