import { useEffect } from 'react';

/** The interval of the requests while the page is visible, in milliseconds. */
const POLL_MS = 5_000;

/** Sends a request at an interval, and when the page becomes visible. Ignores failures until the next request. */
export function useEmailPoll(active: boolean, send: () => Promise<unknown>): void {
  useEffect(() => {
    if (!active) return;
    const sendIfVisible = () => {
      if (document.visibilityState === 'visible') send().catch(() => {});
    };
    const timer = setInterval(sendIfVisible, POLL_MS);
    document.addEventListener('visibilitychange', sendIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendIfVisible);
    };
  }, [active, send]);
}
