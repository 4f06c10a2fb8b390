import { RemoteError } from '../remote/remoteError.ts';
import type { Attempt } from './callable.ts';

const listeners = new Set<(denial: RemoteError) => void>();

/** Calls the listener with each `permission-denied` of any callable, before its caller gets it. */
export function onDenial(listener: (denial: RemoteError) => void): void {
  listeners.add(listener);
}

/** Reports the denials of all calls to the listeners of `onDenial`. */
export function reportDenials(attempt: Attempt): Attempt {
  return async (name, request) => {
    try {
      return await attempt(name, request);
    } catch (error) {
      if (error instanceof RemoteError && error.code === 'permission-denied') {
        for (const listener of listeners) listener(error);
      }
      throw error;
    }
  };
}
