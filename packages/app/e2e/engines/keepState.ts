import type { memberState } from '../memberState.ts';

/**
 * Runs in the page. Writes the browser state of a signed-in member. Rejects if IndexedDB does not respond; WebKit then
 * needs another page.
 */
export async function keepState({
  origins,
}: Awaited<ReturnType<typeof memberState>>): Promise<void> {
  for (const { localStorage: entries, indexedDB: databases } of origins) {
    for (const { name, value } of entries) localStorage.setItem(name, value);
    for (const { name, version, stores } of databases) {
      await new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('IndexedDB does not respond.')), 10_000);
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { name: store, keyPath } of stores) {
            opening.result.createObjectStore(store, { keyPath });
          }
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(
            stores.map((store) => store.name),
            'readwrite',
          );
          for (const { name: store, records } of stores) {
            for (const { value } of records) writing.objectStore(store).put(value);
          }
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      });
    }
  }
}
