/** The addresses of the code that is fetched when idle, as a JSON list: vite.pwa.ts writes it, and the worker precaches it. */
export const PAGE_FILES = '/page-files.json';

/** The cache for files that are not precached: see vite.pwa.ts. */
export const USED_FILES = 'used-files';

/** Resolves when the service worker is active. Before that, it deletes the cache of an older version. */
export async function workerActive(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  while (active?.state === 'activating') {
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  }
}

/** Saves the missing ones of these files on the device, one after another. The service worker serves them. */
export async function saveFiles(urls: Iterable<string>, signal?: AbortSignal): Promise<void> {
  const cache = await caches.open(USED_FILES);
  for (const url of urls) {
    if (signal?.aborted) return;
    const known = await caches.match(url, { ignoreVary: true, ignoreSearch: true });
    // Offline or missing: the next visit saves it.
    if (!known) await save(cache, url).catch(() => {});
  }
}

async function save(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url);
  if (isOwnFile(response)) await cache.put(url, response);
}

/** Whether a response is a file of the app. In its place, a captive portal or a proxy sends a page or an error. */
function isOwnFile(response: Response): boolean {
  return response.ok && !/html|json/.test(response.headers.get('content-type') ?? '');
}

/**
 * Saves the code of the member pages that the service worker does not precache. Files that are on the device are not
 * fetched again, so an interrupted run continues at the next visit. Only one tab fetches.
 */
export async function savePageFiles(signal: AbortSignal): Promise<void> {
  await navigator.locks.request('page-files', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const list = await fetch(PAGE_FILES);
    await saveFiles(await list.json(), signal);
  });
}
