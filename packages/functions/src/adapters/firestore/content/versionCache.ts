import type { ContentRoot } from './publishedContent.ts';

/** Values that an instance keeps: far above the casinos of a group, and a bound for requests that name invented ones. */
const MAX_KEPT = 500;

/**
 * Keeps what an instance has read of the published version. A version never changes, so nothing is read twice until
 * another one is published. Reads of the database itself, which no version protects from changes, are not kept.
 */
export function versionCache() {
  let version = '';
  let kept = new Map<string, Promise<unknown>>();

  /** The value of a key in a version: `read` if the instance has none. Concurrent callers share one read. */
  return <T>(root: ContentRoot, key: string, read: () => Promise<T>): Promise<T> => {
    const path = 'path' in root ? String(root.path) : null;
    if (path === null) return read();
    if (version !== path) {
      version = path;
      kept = new Map();
    }
    const own = kept;
    const known = own.get(key);
    if (known) return known as Promise<T>;
    const reading = read();
    own.set(key, reading);
    reading.catch(() => own.delete(key));
    const [oldest] = own.keys();
    if (own.size > MAX_KEPT && oldest !== undefined) own.delete(oldest);
    return reading;
  };
}
