import { inspectScript, isLocalhost, SERVICE_WORKER } from './serviceWorkerScript.ts';

/** How long a new worker may take to take over before the page reloads all the same, in milliseconds. */
const TAKE_OVER_MS = 4_000;

/** Puts the waiting version in charge and reloads the page, once. */
export type ApplyUpdate = () => void;

/**
 * Registers the service worker once the page has loaded, and tells of every new version that is ready.
 * On this machine the script is looked at first; where it is missing or no JavaScript, whatever worker
 * there was is unregistered. Specification sections 7 and 8.
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
  if (isLocalhost(location.hostname)) {
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
  watch(registration, onUpdateReady);
  document.addEventListener('visibilitychange', () => {
    // Offline, or the script is gone: the next load looks again.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
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
  let reloading = false;
  const reload = () => {
    if (reloading) return;
    reloading = true;
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, TAKE_OVER_MS);
  worker.postMessage({ type: 'SKIP_WAITING' });
}
