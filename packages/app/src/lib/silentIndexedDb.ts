import { once } from './once.ts';

/** How long a browser may take to open a database, in milliseconds. The session waits eight seconds in all. */
const PATIENCE_MS = 4_000;

/** Holds nothing. */
const NAME = 'casino.probe';

/**
 * Whether IndexedDB opens a database in time. In WebKit an open may never be answered, once the process that holds
 * the databases has died; private windows refuse it.
 * @param factory the browser's `indexedDB`; reading it may throw
 */
export function indexedDbAnswers(
  factory: () => Pick<IDBFactory, 'open'> = () => indexedDB,
  patience = PATIENCE_MS,
): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), patience);
    try {
      const request = factory().open(NAME);
      request.onsuccess = () => {
        request.result.close();
        resolve(true);
      };
      request.onerror = () => resolve(false);
      request.onblocked = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}

/**
 * Hides an IndexedDB that does not answer from this page. Firebase's parts, its count of visits and App Check among
 * them, each wait for theirs without a limit; where there is none, they keep what they need in other ways.
 */
export const hideSilentIndexedDb = once(async () => {
  if (await indexedDbAnswers()) return;
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
});
