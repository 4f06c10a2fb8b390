import type { Page } from '@playwright/test';

/** Runs in a page. Resolves when the service worker has precached the app's files and controls the page. */
export async function workerInCharge(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** Runs in a page. Resolves when the page has received no response for a second, such as after it has saved its files. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let idle = setTimeout(resolve, 1_000);
    new PerformanceObserver(() => {
      clearTimeout(idle);
      idle = setTimeout(resolve, 1_000);
    }).observe({ type: 'resource' });
  });
}

/** The addresses in all caches of the page's origin, or in one cache. */
export function keptAddresses(page: Page, only?: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => !wanted || name === wanted);
    const caching = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caching.flat().map(({ url }) => url);
  }, only);
}
