import { inspectScript, isLocalhost, SERVICE_WORKER } from './serviceWorkerScript.ts';

/** How long a new worker may take to take over before the page reloads all the same, in milliseconds. */
const TAKE_OVER_MS = 4_000;

/** Where the worker keeps files that it did not fetch beforehand: see vite.pwa.ts. */
const USED_FILES = 'used-files';

/** Puts the waiting version in charge and reloads the page, once. */
export type ApplyUpdate = () => void;

/**
 * Registers the service worker once the page has loaded, and tells of every new version that is ready.
 * On this machine the script is looked at first, elsewhere when the browser cannot register or update it;
 * where it is missing or no JavaScript, whatever worker there was is unregistered. Specification sections
 * 7 and 8.
 */
export function startServiceWorker(onUpdateReady: (apply: ApplyUpdate) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => {
    register(onUpdateReady).catch(reportError);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(onUpdateReady: (apply: ApplyUpdate) => void): Promise<void> {
  const onThisMachine = isLocalhost(location.hostname);
  if (onThisMachine) {
    const finding = await inspectScript(fetch);
    if (finding === 'gone') return unregister();
    if (finding === 'unknown') return;
  }
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register(SERVICE_WORKER);
  } catch (error) {
    const finding = await inspectScript(fetch);
    if (finding === 'gone') return unregister();
    if (finding === 'unknown') return;
    throw error;
  }
  followController();
  watch(registration, onUpdateReady);
  // A browser registers an address that it knows without a request for the script.
  if (!onThisMachine && registration.active) {
    registration.update().catch(unregisterIfGone).catch(reportError);
  }
  navigator.serviceWorker.ready.then(keepWhatWasUsed).catch(reportError);
  document.addEventListener('visibilitychange', () => {
    // Offline, or the script is gone: the next load looks again.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** On a first visit the page's own files came before the worker did: they are kept as well. */
async function keepWhatWasUsed({ active }: ServiceWorkerRegistration): Promise<void> {
  // Until then the worker throws away what an older version kept.
  while (active?.state === 'activating') {
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  }
  const cache = await caches.open(USED_FILES);
  const assets = `${location.origin}/assets/`;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of new Set(used.filter((name) => name.startsWith(assets)))) {
    const known = await caches.match(url, { ignoreVary: true, ignoreSearch: true });
    // Offline, or gone since: the next visit keeps it.
    if (!known) await cache.add(url).catch(() => {});
  }
}

/** Asks why the script could not be updated: without a connection, the worker stays. */
async function unregisterIfGone(): Promise<void> {
  if ((await inspectScript(fetch)) === 'gone') await unregister();
}

/** Lets go of a worker whose script is gone, and of the page that it had kept. */
async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const gone = (await registration?.unregister()) ?? false;
  if (gone && navigator.serviceWorker.controller) location.reload();
}

function watch(
  registration: ServiceWorkerRegistration,
  onUpdateReady: (apply: ApplyUpdate) => void,
): void {
  const announce = (worker: ServiceWorker) => {
    // The first worker of a visitor is not an update.
    if (navigator.serviceWorker.controller) onUpdateReady(() => takeOver(worker));
  };
  if (registration.waiting) announce(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce(worker);
    });
  });
}

function takeOver(worker: ServiceWorker): void {
  // iOS may keep the old worker in charge without a word.
  setTimeout(reloadOnce, TAKE_OVER_MS);
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** A version that was put in charge in one tab reloads them all: the old files are gone. */
function followController(): void {
  let known = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of a visitor takes charge of the page that it came with.
    if (known) reloadOnce();
    known = true;
  });
}

let reloading = false;

function reloadOnce(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}
