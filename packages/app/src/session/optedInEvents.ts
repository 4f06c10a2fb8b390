import { deviceStorage } from '../lib/storage.ts';
import { session } from './appSession.ts';

const NAME = 'opted-in-events-1';

const listeners = new Set<() => void>();

/**
 * The ids of the events whose lists a member is on, as this device knows them: what the server said last,
 * and what it has confirmed since. A store for `useSyncExternalStore`, which follows other tabs. It is gone
 * at log-out with everything else about a member. Specification section 3, "Local storage".
 */
export const optedInEvents = {
  read: (uid: string): readonly string[] => deviceStorage.readCopy<string[]>(uid, NAME) ?? [],

  /** The server's own list takes the place of this device's. */
  replace: (uid: string, ids: readonly string[]): void => {
    session.keepCopy(uid, NAME, ids);
    tell();
  },

  add: (uid: string, id: string): void => {
    const others = optedInEvents.read(uid).filter((each) => each !== id);
    optedInEvents.replace(uid, [...others, id]);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}
