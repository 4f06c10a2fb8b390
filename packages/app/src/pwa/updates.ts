import { tabStorage } from '../lib/storage.ts';
import type { ApplyUpdate } from './serviceWorker.ts';
import { isStaleChunk } from './staleChunk.ts';

/** What there is to tell about versions of the app: `accept` reloads, however the dialog is left. */
export interface Update {
  readonly kind: 'ready' | 'applied';
  readonly accept: ApplyUpdate;
}

const listeners = new Set<() => void>();
let update: Update | null = null;

function tell(next: Update): void {
  update = next;
  for (const listener of listeners) listener();
}

/** The update to tell about, or null: a store for `useSyncExternalStore`. */
export const updates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Update | null => update,
};

/** Watches for screens whose code is gone. Specification section 8. */
export function watchForStaleCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const tab = { online: navigator.onLine, now: Date.now(), lastReload: tabStorage.lastReload() };
    if (!isStaleChunk({ error: event.payload, ...tab })) return;
    // The import then resolves to nothing, and the page stays as it is under the dialog.
    event.preventDefault();
    tell({
      kind: 'applied',
      accept: () => {
        tabStorage.rememberReload(Date.now());
        location.reload();
      },
    });
  });
}

/**
 * Registers the service worker, and tells of every new version that is ready. A page that has lost its
 * connection by then leaves it to the next one. Specification section 8.
 */
export async function watchForNewVersions(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const module = await import('./serviceWorker.ts').catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return null;
  });
  module?.startServiceWorker((accept) => tell({ kind: 'ready', accept }));
}
