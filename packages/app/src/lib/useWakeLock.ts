import { useEffect } from 'react';
import { keepAwake, type ScreenLocks } from './keepAwake.ts';

/** Keeps the screen on while `active`, such as while a till reads a code from it. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    // Absent in older browsers, whatever the types say.
    const locks: ScreenLocks | undefined = navigator.wakeLock;
    return keepAwake(locks, document);
  }, [active]);
}
