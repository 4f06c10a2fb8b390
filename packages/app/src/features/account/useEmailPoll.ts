import { useEffect } from 'react';

/** How often the identity service is asked while the page is in view, in milliseconds. */
const POLL_MS = 5_000;

/** Asks again and again, and at once when the page comes into view; failures wait for the next time. */
export function useEmailPoll(active: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!active) return;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask().catch(() => {});
    };
    const timer = setInterval(askIfSeen, POLL_MS);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [active, ask]);
}
