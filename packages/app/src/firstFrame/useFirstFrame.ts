import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether this is the frame that the build rendered, or the first render on top of it. That render has to
 * produce the same markup, so it knows nothing of the address's query or of the device. The next one does.
 */
export function useFirstFrame(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
