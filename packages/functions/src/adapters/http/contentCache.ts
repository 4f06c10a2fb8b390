import { LRUCache } from 'lru-cache';
import { ServiceError } from '../../domain/ports/serviceError.ts';

/** Durations in milliseconds, by the age of a cached value. */
export interface CacheAges {
  /** Younger values are returned without a request. */
  readonly freshMs: number;
  /** Younger values are returned at once, and requested again. */
  readonly recentMs: number;
  /** Younger values are returned if the request fails. */
  readonly staleMs: number;
}

const MINUTE_MS = 60_000;

export const CONTENT_AGES: CacheAges = {
  freshMs: MINUTE_MS / 2,
  recentMs: 5 * MINUTE_MS,
  staleMs: 12 * 60 * MINUTE_MS,
};

const MAX_ENTRIES = 500;
/** Unknown ids come from requests, so they have their own bound and displace no content. */
const MAX_UNKNOWN = 50;
/** In characters of JSON. A longer value is not cached. */
const MAX_LENGTH = 50_000_000;

/** A value with its version. */
export interface Versioned<T> {
  readonly value: T;
  /** Null for a reply without an `ETag`, and for unknown ids. */
  readonly etag: string | null;
}

/** Reads a value, or `unchanged` if the service still has this version. */
export type ReadVersion<T> = (etag: string | null) => Promise<Versioned<T> | 'unchanged'>;

interface Entry<T> extends Versioned<T> {
  /** Milliseconds since 1970. */
  readonly confirmedAt: number;
}

/** Caches content, which is the same for every member, in the memory of one instance. */
export interface ContentCache {
  get<T>(key: string, read: ReadVersion<T>): Promise<T>;
}

/**
 * @param onStale called with the error if a stale value replaces a failed request
 * @param maxLength of all values together
 */
export function contentCache(
  onStale: (error: unknown) => void,
  ages: CacheAges = CONTENT_AGES,
  maxLength: number = MAX_LENGTH,
): ContentCache {
  const entries = new LRUCache<string, Entry<unknown>>({
    max: MAX_ENTRIES,
    maxSize: maxLength,
    sizeCalculation: ({ value }) => JSON.stringify(value).length,
  });
  const unknown = new LRUCache<string, Entry<null>>({ max: MAX_UNKNOWN });
  const pending = new Map<string, Promise<unknown>>();

  const find = <T>(key: string) => (entries.get(key) ?? unknown.get(key)) as Entry<T> | undefined;

  const store = (key: string, { value, etag }: Versioned<unknown>): void => {
    const [known, other] = value === null ? [unknown, entries] : [entries, unknown];
    known.set(key, { value, etag, confirmedAt: Date.now() } as Entry<never>);
    other.delete(key);
  };

  const confirm = async <T>(key: string, read: ReadVersion<T>): Promise<T> => {
    const known = find<T>(key);
    const answer = await read(known?.etag ?? null);
    if (answer === 'unchanged') {
      if (!known)
        throw new ServiceError('broken', 'an unknown version is unchanged', { rule: 'C-03' });
      store(key, known);
      return known.value;
    }
    store(key, answer);
    return answer.value;
  };

  /** Concurrent callers share one request. */
  const confirmOnce = <T>(key: string, read: ReadVersion<T>): Promise<T> => {
    const waiting = pending.get(key) as Promise<T> | undefined;
    if (waiting) return waiting;
    const request = confirm(key, read).finally(() => pending.delete(key));
    pending.set(key, request);
    return request;
  };

  return {
    async get<T>(key: string, read: ReadVersion<T>): Promise<T> {
      const known = find<T>(key);
      if (!known) return confirmOnce(key, read);
      const age = Date.now() - known.confirmedAt;
      if (age < ages.freshMs) return known.value;
      const request = confirmOnce(key, read);
      if (age < ages.recentMs) {
        request.catch(onStale);
        return known.value;
      }
      try {
        return await request;
      } catch (error) {
        if (age >= ages.staleMs) throw error;
        onStale(error);
        return known.value;
      }
    },
  };
}
