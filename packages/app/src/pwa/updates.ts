import { tabStorage } from '../lib/storage.ts';
import type { ApplyUpdate } from './serviceWorker.ts';
import { isStaleChunk } from './staleChunk.ts';

/** A version of the app to announce. Every way to close the dialog calls `accept`, which reloads. */
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

/** The update to announce, or null: a store for `useSyncExternalStore`. */
export const updates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Update | null => update,
};

/** Watches for failed imports of missing code. Specification section 8. */
export function watchForStaleCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const tab = { online: navigator.onLine, now: Date.now(), lastReload: tabStorage.lastReload() };
    if (!isStaleChunk({ error: event.payload, ...tab })) return;
    // The import then resolves to undefined, and the page stays unchanged under the dialog.
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
 * Registers the service worker and announces each new version. Offline, the next page load does it. Specification
 * section 8.
 */
export async function watchForNewVersions(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const module = await import('./serviceWorker.ts').catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return null;
  });
  module?.startServiceWorker((accept) => tell({ kind: 'ready', accept }));
}
