import { once } from '../async/once.ts';

/** The time limit for opening a database, in milliseconds. The session waits eight seconds in total. */
const PATIENCE_MS = 4_000;

/** An empty database. */
const NAME = 'casino.probe';

/**
 * Whether IndexedDB opens a database in time. In WebKit `open` can hang after the process with the databases has
 * died, and it fails in private windows.
 * @param factory returns the browser's `indexedDB`, which may throw
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
 * Removes an IndexedDB that does not answer from this page. The Firebase SDK waits for IndexedDB without a limit, for
 * example in its heartbeat and in App Check. Without IndexedDB it uses other storage.
 */
export const hideSilentIndexedDb = once(async () => {
  if (await indexedDbAnswers()) return;
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: undefined });
});
