import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DocumentLocks } from './locks.ts';

const MAX_WAIT = 1_000;

let locks: DocumentLocks;
let events: string[];

/** Acquires locks in the background, and records the outcome. */
function acquire(requester: { name: string }, ...paths: string[]): Promise<void> {
  return locks.acquire(requester, paths).then(
    () => void events.push(`${requester.name} has ${paths}`),
    (error: Error & { code: string }) => void events.push(`${requester.name}: ${error.code}`),
  );
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name })) as [
  { name: string },
  { name: string },
  { name: string },
];

beforeEach(() => {
  vi.useFakeTimers();
  locks = new DocumentLocks(MAX_WAIT);
  events = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('locks', () => {
  test('are granted in order of arrival', async () => {
    await acquire(a, 'x');
    acquire(b, 'x');
    acquire(c, 'x');
    await settle();
    expect(events).toEqual(['a has x']);
    locks.release(a);
    await settle();
    locks.release(b);
    await settle();
    expect(events).toEqual(['a has x', 'b has x', 'c has x']);
  });

  test('are reentrant', async () => {
    await acquire(a, 'x');
    await acquire(a, 'x', 'y');
    expect(events).toEqual(['a has x', 'a has x,y']);
  });

  test('are granted once to a requester that requests them twice', async () => {
    await acquire(a, 'x');
    acquire(b, 'x');
    acquire(b, 'x');
    locks.release(a);
    await settle();
    expect(events).toEqual(['a has x', 'b has x', 'b has x']);
    locks.release(b);
    expect(locks.tryAcquire(c, ['x'])).toBe(true);
  });

  test('are acquired all together or not at all', async () => {
    await acquire(a, 'x');
    expect(locks.tryAcquire(b, ['w', 'x'])).toBe(false);
    expect(locks.tryAcquire(c, ['w'])).toBe(true);
  });

  test('abort a wait after the maximum', async () => {
    await acquire(a, 'x');
    acquire(b, 'x');
    await vi.advanceTimersByTimeAsync(MAX_WAIT - 1);
    expect(events).toEqual(['a has x']);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['a has x', 'b: ABORTED']);
    locks.release(a);
    expect(locks.tryAcquire(c, ['x'])).toBe(true);
  });

  test('cancel the wait of a requester that releases', async () => {
    await acquire(a, 'x');
    acquire(b, 'x');
    acquire(c, 'x');
    locks.release(b);
    locks.release(a);
    await settle();
    expect(events).toEqual(['a has x', 'b: ABORTED', 'c has x']);
  });
});

describe('a deadlock', () => {
  test('of two transactions is rejected at once', async () => {
    await acquire(a, 'x');
    await acquire(b, 'y');
    acquire(a, 'y');
    await acquire(b, 'x');
    expect(events).toEqual(['a has x', 'b has y', 'b: ABORTED']);
    locks.release(b);
    await settle();
    expect(events.at(-1)).toBe('a has y');
  });

  test('of three transactions is rejected at once', async () => {
    await acquire(a, 'x');
    await acquire(b, 'y');
    await acquire(c, 'z');
    acquire(a, 'y');
    acquire(b, 'z');
    await acquire(c, 'x');
    expect(events.at(-1)).toBe('c: ABORTED');
  });

  test('through the queue of a document is rejected at once', async () => {
    await acquire(a, 'x');
    await acquire(b, 'y');
    await acquire(c, 'z');
    acquire(b, 'x');
    acquire(c, 'x');
    // c waits behind b, so b must not wait for c.
    await acquire(b, 'z');
    expect(events.at(-1)).toBe('b: ABORTED');
  });

  test('is not reported without a cycle', async () => {
    await acquire(a, 'x');
    await acquire(b, 'y');
    acquire(b, 'x');
    acquire(c, 'x');
    // c waits behind b, and may wait for b elsewhere too.
    acquire(c, 'y');
    await settle();
    expect(events).toEqual(['a has x', 'b has y']);
    locks.release(a);
    await settle();
    locks.release(b);
    await settle();
    expect(events.slice(2).sort()).toEqual(['b has x', 'c has x', 'c has y']);
  });
});

describe('a single commit', () => {
  test('holds no lock while it waits, and so cannot deadlock', async () => {
    await acquire(a, 'y');
    const commit = locks.acquireTogether(b, ['x', 'y']);
    await settle();
    await acquire(a, 'x');
    expect(events).toEqual(['a has y', 'a has x']);
    locks.release(a);
    await commit;
    expect(locks.tryAcquire(c, ['x'])).toBe(false);
  });
});
