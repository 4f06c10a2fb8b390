/** A version of the page that waits, and a function that applies it. */
let apply: (() => void) | null = null;

/** Registers the service worker of the staff page. A new version waits until `applyUpdate`. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  const isUpdate = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/staff/sw.js', { scope: '/staff/' });
  const offer = (worker: ServiceWorker) => {
    if (serviceWorker.controller === null) return;
    apply = () => worker.postMessage({ type: 'SKIP_WAITING' });
  };
  if (isUpdate && registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker controls the page that registered it.
    if (apply !== null) location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    // Without a connection, the next return to the page checks again.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** Replaces the page by a version that waits, if there is one. Call it between two guests. */
export function applyUpdate(): void {
  apply?.();
}
