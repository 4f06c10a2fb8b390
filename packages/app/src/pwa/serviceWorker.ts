import {
  inspectScript,
  isLocalhost,
  SERVICE_WORKER,
} from '../lib/connection/serviceWorkerScript.ts';
import { saveFiles, workerActive } from './pageFiles.ts';

/** The page reloads after this time even if the new worker has not activated, in milliseconds. */
const TAKE_OVER_MS = 4_000;

/** Activates the waiting version and reloads the page, once. */
export type ApplyUpdate = () => void;

/**
 * Registers the service worker when the page has loaded, and calls `onUpdateReady` for each waiting version. If the script
 * is missing or not JavaScript, it unregisters the worker. It checks the script first on localhost, and elsewhere after
 * a failed registration or update. Specification sections 7 and 8.
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
  // A browser registers a known address without a request for the script.
  if (!onThisMachine && registration.active) {
    registration.update().catch(unregisterIfGone).catch(reportError);
  }
  cacheUsedFiles().catch(reportError);
  document.addEventListener('visibilitychange', () => {
    // Offline or missing: the next load checks again.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** Caches the files that the page loaded before the worker's first activation. */
async function cacheUsedFiles(): Promise<void> {
  await workerActive();
  const assets = `${location.origin}/assets/`;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  await saveFiles(new Set(used.filter((name) => name.startsWith(assets))));
}

/** Checks why the update failed. Offline, the worker stays registered. */
async function unregisterIfGone(): Promise<void> {
  if ((await inspectScript(fetch)) === 'gone') await unregister();
}

/** Unregisters a worker without a script, and reloads the page from the network. */
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
    // A visitor's first worker is not an update.
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
  // iOS may never activate the new worker.
  setTimeout(reloadOnce, TAKE_OVER_MS);
  worker.postMessage({ type: 'SKIP_WAITING' });
}

/** An activated version reloads all tabs, because the old files no longer exist. */
function followController(): void {
  let known = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // A visitor's first worker controls the page that registered it.
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
