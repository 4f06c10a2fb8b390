import { useEffect, useState } from 'react';
import { nextMoment } from './nextMoment.ts';

/** A timer cannot wait for longer than 24.8 days, and one that sleeps with the phone is late anyway. */
const LONGEST_MS = 60 * 60 * 1_000;

/**
 * The time now, told anew as the next moment comes, and when the page is looked at again: what ends at
 * midnight ends on a page that is open then.
 * @param momentsAt the moments to wait for at a time, as ISO instants; those that are past are left out
 */
export function useNow(momentsAt: (now: Date) => readonly string[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = nextMoment(momentsAt(now), now);
  useEffect(() => {
    const tell = () => setNow(new Date());
    document.addEventListener('visibilitychange', tell);
    const timer =
      next === null ? undefined : setTimeout(tell, Math.min(next - now.getTime(), LONGEST_MS));
    return () => {
      document.removeEventListener('visibilitychange', tell);
      clearTimeout(timer);
    };
  }, [next, now]);
  return now;
}
