import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.ts';

/**
 * A value of this device's storage. The component renders again when the value changes, in any tab.
 * @param read reads the value from `deviceStorage`, which returns the same object until the value changes
 */
export function useStored<T>(read: () => T): T {
  return useSyncExternalStore(deviceStorage.subscribe, read, read);
}
