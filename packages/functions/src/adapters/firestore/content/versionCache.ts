import { LRUCache } from 'lru-cache';
import type { ContentRoot } from './publishedContent.ts';

/** Far above the casinos of a group, and a bound for requests that name invented ones. */
const MAX_VALUES = 500;

/**
 * Keeps what an instance has read of the published versions. A version never changes, so nothing of it is read twice.
 * Reads of the database itself, which no version protects from changes, are not kept.
 */
export function versionCache() {
  const kept = new LRUCache<string, Promise<unknown>>({ max: MAX_VALUES });

  /** The value of a key in a version: `read` if the instance has none. Concurrent callers share one read. */
  return <T>(root: ContentRoot, key: string, read: () => Promise<T>): Promise<T> => {
    if (!('path' in root)) return read();
    const id = `${root.path} ${key}`;
    const known = kept.get(id);
    if (known) return known as Promise<T>;
    const reading = read();
    kept.set(id, reading);
    reading.catch(() => kept.delete(id));
    return reading;
  };
}
