import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether this render is at build, or hydrates that markup. Both must produce the same markup, so neither may depend on
 * the query or the device. Later renders may.
 */
export function useFirstFrame(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
