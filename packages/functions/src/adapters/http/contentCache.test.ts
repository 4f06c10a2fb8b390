import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ContentCache, contentCache } from './contentCache.ts';

const AGES = { freshMs: 1_000, recentMs: 5_000, staleMs: 60_000 };

let cache: ContentCache;
const onStale = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  onStale.mockReset();
  cache = contentCache(onStale, AGES);
  return () => vi.useRealTimers();
});

const once = (value: string | null, etag: string | null = 'v1') =>
  vi.fn(async () => ({ value, etag }));
const broken = () => vi.fn(() => Promise.reject(new Error('down')));
const at = (milliseconds: number) => vi.setSystemTime(milliseconds);

describe('the cache of content', () => {
  it('reads an unknown value, and returns it without a request while it is fresh', async () => {
    const read = once('a');
    expect(await cache.get('venue 6', read)).toBe('a');
    at(999);
    expect(await cache.get('venue 6', read)).toBe('a');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('shares one request among concurrent callers', async () => {
    const read = once('a');
    await Promise.all([cache.get('venue 6', read), cache.get('venue 6', read)]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('returns a recent value at once, and requests it again with its version', async () => {
    await cache.get('venue 6', once('a'));
    at(2_000);
    const read = once('b', 'v2');
    expect(await cache.get('venue 6', read)).toBe('a');
    expect(read).toHaveBeenCalledWith('v1');
    await vi.runAllTimersAsync();
    expect(await cache.get('venue 6', broken())).toBe('b');
  });

  it('waits for the request if the value is older', async () => {
    await cache.get('venue 6', once('a'));
    at(6_000);
    expect(await cache.get('venue 6', once('b', 'v2'))).toBe('b');
  });

  it('an unchanged value is fresh again', async () => {
    await cache.get('venue 6', once('a'));
    at(6_000);
    expect(await cache.get('venue 6', async () => 'unchanged')).toBe('a');
    at(6_500);
    expect(await cache.get('venue 6', broken())).toBe('a');
    expect(onStale).not.toHaveBeenCalled();
  });

  it('returns a stale value if the request fails, and reports the error', async () => {
    await cache.get('venue 6', once('a'));
    at(59_000);
    expect(await cache.get('venue 6', broken())).toBe('a');
    expect(onStale).toHaveBeenCalledOnce();
  });

  it('fails if the value is too old, or unknown', async () => {
    await cache.get('venue 6', once('a'));
    at(60_000);
    await expect(cache.get('venue 6', broken())).rejects.toThrow('down');
    await expect(cache.get('venue 9', broken())).rejects.toThrow('down');
  });

  it('drops the value that was used longest ago if all are too long together', async () => {
    cache = contentCache(onStale, AGES, 10);
    await cache.get('venue 6', once('aaaa'));
    await cache.get('venue 9', once('bbbb'));
    expect(await cache.get('venue 9', broken())).toBe('bbbb');
    await expect(cache.get('venue 6', broken())).rejects.toThrow('down');
  });

  it('keeps all content while many unknown ids are requested', async () => {
    await cache.get('venue 6', once('a'));
    const unknown = vi.fn(async () => ({ value: null, etag: null }));
    for (let id = 0; id < 1_000; id += 1) await cache.get(`event ${id}`, unknown);
    expect(await cache.get('venue 6', broken())).toBe('a');
    await cache.get('event 999', unknown);
    expect(unknown).toHaveBeenCalledTimes(1_000);
    await cache.get('event 0', unknown);
    expect(unknown).toHaveBeenCalledTimes(1_001);
  });

  it('returns no content for an id that has become unknown', async () => {
    await cache.get('venue 6', once('a'));
    at(6_000);
    expect(await cache.get('venue 6', once(null))).toBeNull();
    at(12_000);
    expect(await cache.get('venue 6', broken())).toBeNull();
  });

  it('requests an unknown id again', async () => {
    expect(await cache.get('venue 9', async () => ({ value: null, etag: null }))).toBeNull();
    at(6_000);
    expect(await cache.get('venue 9', once('a'))).toBe('a');
  });
});
