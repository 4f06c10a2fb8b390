import { useSyncExternalStore } from 'react';
import { useDeviceScheme } from './mediaQuery.ts';
import { deviceStorage } from './storage.ts';

/** Which colours the app takes on this device: its own, or always the same. */
export type Appearance = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Heard of a change in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const read = (): Appearance => deviceStorage.appearance() ?? 'system';

/** Keeps the choice on this device, for all its tabs. */
export function chooseAppearance(appearance: Appearance): void {
  deviceStorage.rememberAppearance(appearance === 'system' ? null : appearance);
  for (const listener of listeners) listener();
}

/** The choice, followed as it changes. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, read, read);
}

/** The colour scheme to show: the member's choice, or the device's. */
export function useScheme(): 'light' | 'dark' {
  const device = useDeviceScheme();
  const appearance = useAppearance();
  return appearance === 'system' ? device : appearance;
}
