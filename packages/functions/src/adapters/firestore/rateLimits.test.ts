import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { storedRateLimiter } from './rateLimits.ts';

const database = openDatabase();
const limiter = storedRateLimiter(() => database);
const limit = { calls: 2, seconds: 10 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000);

let key: string;
beforeEach(() => {
  key = `somebody@demo.test ${crypto.randomUUID()}`;
});

describe('counting calls in the store', () => {
  it('returns the seconds to wait, and allows calls again in the next window', async () => {
    const waits = [];
    for (const second of [0, 1, 2, 9.999, 10, 11, 12]) {
      waits.push(await limiter.take(key, limit, at(second)));
    }
    expect(waits).toEqual([0, 0, 8, 1, 0, 0, 8]);
  });

  it('shares the count between instances', async () => {
    const other = storedRateLimiter(() => database);
    await limiter.take(key, limit, at(0));
    await other.take(key, limit, at(1));
    expect(await limiter.take(key, limit, at(2))).toBe(8);
    expect(await other.take(`${key}, another`, limit, at(2))).toBe(0);
  });

  it('allows exactly the limit among concurrent calls', async () => {
    const waits = await Promise.all(
      Array.from({ length: 8 }, () => limiter.take(key, { calls: 3, seconds: 10 }, at(0))),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('stores no address, and an expiry date', async () => {
    await limiter.take(key, limit, at(0));
    const { docs } = await database.collection('rateLimits').get();
    const kept = docs.map((each) => ({ id: each.id, ...each.data() }));
    expect(JSON.stringify(kept)).not.toContain('demo.test');
    expect(kept.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
    const ends = docs.map((each) => each.get('endsAt').toDate().getTime());
    expect(ends).toContain(at(10).getTime());
  });
});
