import { tabStorage } from '../device/storage.ts';

/** A version of the app to announce. Every way to close the dialog calls `accept`, which reloads. */
export interface Update {
  readonly kind: 'ready' | 'applied';
  readonly accept: () => void;
}

const listeners = new Set<() => void>();
let update: Update | null = null;

/** Announces a version in a dialog. */
export function announce(next: Update): void {
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

/** Announces that a new version has replaced the files of this one. The dialog reloads the page. Specification section 8. */
export function announceUpdate(): void {
  announce({
    kind: 'applied',
    accept: () => {
      tabStorage.rememberReload(Date.now());
      location.reload();
    },
  });
}
