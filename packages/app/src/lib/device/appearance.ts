import { useDeviceScheme } from '../page/mediaQuery.ts';
import { deviceStorage } from './storage.ts';
import { useStored } from './useStored.ts';

/** The colour scheme that a member chooses on this device. `system` follows the operating system. */
export type Appearance = 'system' | 'light' | 'dark';

/** Stores the choice on this device, for all its tabs. */
export function chooseAppearance(appearance: Appearance): void {
  deviceStorage.rememberAppearance(appearance === 'system' ? null : appearance);
}

/** The choice of this device. */
export function useAppearance(): Appearance {
  return useStored(deviceStorage.appearance) ?? 'system';
}

/** The colour scheme to show: the member's choice, or the device's. */
export function useScheme(): 'light' | 'dark' {
  const device = useDeviceScheme();
  const appearance = useAppearance();
  return appearance === 'system' ? device : appearance;
}
