import { useEffect } from 'react';
import { keepAwake, type ScreenLocks } from './keepAwake.ts';

/** Keeps the screen on while `active`, for example while a till scans a code. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    // Older browsers lack it, unlike the types.
    const locks: ScreenLocks | undefined = navigator.wakeLock;
    return keepAwake(locks, document);
  }, [active]);
}
