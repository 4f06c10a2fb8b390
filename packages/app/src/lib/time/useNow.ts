import { useEffect, useState } from 'react';
import { nextMoment } from './nextMoment.ts';

/** The longest wait: a timer overflows after 24.8 days, and a phone that sleeps delays it. */
const LONGEST_MS = 60 * 60 * 1_000;

/**
 * The current time. The component renders again at the next moment, and when the page becomes visible. So an offer that
 * ends at midnight ends on an open page. A page that compares with the time takes it from here.
 * @param momentsAt returns the moments to wait for, as ISO instants; past ones are ignored
 */
export function useNow(momentsAt: (now: Date) => readonly string[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = nextMoment(momentsAt(now), now);
  useEffect(() => {
    const update = () => setNow(new Date());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      if (next === null) return;
      // By the clock and not by `now`, because a moment may have passed by the time it is known.
      timer = setTimeout(tick, Math.min(next - Date.now(), LONGEST_MS));
    };
    const tick = () => {
      update();
      wait();
    };
    // A timer does not count the time in which the device sleeps.
    const restart = () => {
      clearTimeout(timer);
      tick();
    };
    document.addEventListener('visibilitychange', restart);
    wait();
    return () => {
      document.removeEventListener('visibilitychange', restart);
      clearTimeout(timer);
    };
  }, [next]);
  return now;
}
