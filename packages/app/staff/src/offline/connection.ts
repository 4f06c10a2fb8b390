import { isNoAnswer, remoteErrorCode } from '../../../src/lib/remote/remoteError.ts';

/** The longest wait of a guest for the server, in milliseconds. Without a reply, the till decides by itself. */
export const ANSWER_WITHIN_MS = 4_000;

/** True if a request failed because the server could not be reached, or took too long. */
export function isUnreached(error: unknown): boolean {
  const code = remoteErrorCode(error);
  return isNoAnswer(code) || code === 'unavailable';
}

/** `lost`: the browser reports a connection, and the last request got no reply. `off`: it reports none. */
export type ConnectionState = 'online' | 'lost' | 'off';

/** The connection of the till: a store for `useSyncExternalStore`. */
export interface Connection {
  readonly state: () => ConnectionState;
  /** Reports whether the last request got a reply. */
  readonly report: (isReached: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param browser `window` with its `navigator` */
export function watchConnection(
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: { readonly onLine: boolean };
  },
): Connection {
  const listeners = new Set<() => void>();
  let isLost = false;
  return {
    state: () => {
      if (!browser.navigator.onLine) return 'off';
      return isLost ? 'lost' : 'online';
    },
    report: (isReached) => {
      if (isLost !== isReached) return;
      isLost = !isReached;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      browser.addEventListener('online', listener);
      browser.addEventListener('offline', listener);
      return () => {
        listeners.delete(listener);
        browser.removeEventListener('online', listener);
        browser.removeEventListener('offline', listener);
      };
    },
  };
}
