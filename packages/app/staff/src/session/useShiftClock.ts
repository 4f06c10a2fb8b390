import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The till locks after this time without a key, a touch or a scan, in milliseconds. */
export const IDLE_MS = 5 * 60_000;
const CHECK_MS = 5_000;
const ACTIVITY = ['pointerdown', 'keydown'] as const;

interface ShiftClock {
  /** When the shift ends, by the device's clock; null without one. */
  readonly endsAt: number | null;
  readonly onIdle: () => void;
  readonly onEnd: () => void;
}

/**
 * Watches a shift: idle time, and its longest time. It compares times, because a device that sleeps runs no timers. Returns a
 * function that reports activity without an event, such as a scan of the camera.
 */
export function useShiftClock({ endsAt, onIdle, onEnd }: ShiftClock): () => void {
  const activeAt = useRef(0);
  const touch = useCallback(() => {
    activeAt.current = Date.now();
  }, []);
  const check = useEffectEvent(() => {
    const now = Date.now();
    if (endsAt !== null && now >= endsAt) onEnd();
    // A negative time: the clock of the device was changed.
    else if (Math.abs(now - activeAt.current) >= IDLE_MS) onIdle();
  });

  useEffect(() => {
    if (endsAt === null) return undefined;
    touch();
    const run = () => check();
    const timer = setInterval(run, CHECK_MS);
    // Before the event of a finger that wakes the device counts as activity.
    document.addEventListener('visibilitychange', run);
    const active = () => {
      check();
      touch();
    };
    for (const event of ACTIVITY) window.addEventListener(event, active, { capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
      for (const event of ACTIVITY) window.removeEventListener(event, active, { capture: true });
    };
  }, [endsAt, touch]);
  return touch;
}
