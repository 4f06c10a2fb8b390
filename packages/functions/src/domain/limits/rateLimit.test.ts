import { describe, expect, it } from 'vitest';
import { memoryRateLimiter } from './rateLimit.ts';

const limit = { calls: 2, seconds: 10 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000);

describe('counting calls in memory', () => {
  it('allows calls up to the limit of a window, returns the seconds to wait, and starts a new window', async () => {
    const limiter = memoryRateLimiter();
    const waits = [];
    for (const second of [0, 1, 2, 9.999, 10, 11, 12]) {
      waits.push(await limiter.take('jack', limit, at(second)));
    }
    expect(waits).toEqual([0, 0, 8, 1, 0, 0, 8]);
  });

  it('counts each key separately', async () => {
    const limiter = memoryRateLimiter();
    await limiter.take('jack', { calls: 1, seconds: 10 }, at(0));
    expect(await limiter.take('jack', { calls: 1, seconds: 10 }, at(1))).toBe(9);
    expect(await limiter.take('queen', { calls: 1, seconds: 10 }, at(1))).toBe(0);
  });

  it('evicts the oldest window beyond the maximum', async () => {
    const limiter = memoryRateLimiter(2);
    const once = { calls: 1, seconds: 10 };
    for (const key of ['a', 'b', 'c']) await limiter.take(key, once, at(0));
    expect(await limiter.take('c', once, at(1))).toBe(9);
    expect(await limiter.take('a', once, at(1))).toBe(0);
  });

  it('a renewed window counts as new for eviction', async () => {
    const limiter = memoryRateLimiter(2);
    const once = { calls: 1, seconds: 10 };
    await limiter.take('renewed', once, at(0));
    await limiter.take('oldest', once, at(5));
    await limiter.take('renewed', once, at(10));
    await limiter.take('third', once, at(11));
    expect(await limiter.take('renewed', once, at(12))).toBe(8);
    expect(await limiter.take('oldest', once, at(12))).toBe(0);
  });
});
