import type { RemoteErrorCode } from '../../lib/remote/remoteError.ts';

/** Data on the page that failed to load again. */
export interface StaleData {
  /** When they loaded, as an ISO instant; null if unknown. */
  readonly at: string | null;
  /** Why they did not load again; null without a connection. */
  readonly code: RemoteErrorCode | null;
}

const entries = new Set<StaleData>();
const listeners = new Set<() => void>();
let snapshot: readonly StaleData[] = [];

function publish(): void {
  snapshot = [...entries];
  for (const listener of listeners) listener();
}

/**
 * The data of all mounted hooks that failed to load again, for the banner that says so. `useMemberData` adds and
 * removes them, so that no page has to.
 */
export const staleData = {
  /** Returns a function that removes the entry. */
  add: (entry: StaleData): (() => void) => {
    entries.add(entry);
    publish();
    return () => {
      entries.delete(entry);
      publish();
    };
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): readonly StaleData[] => snapshot,
};
