import { useEffect } from 'react';
import { session } from '../session/appSession.ts';

/** Asks, each time the page comes back into view, whether another device has changed who this member is. */
export function useRecheck(): void {
  useEffect(() => {
    const recheck = () => {
      if (!document.hidden) void session.recheck();
    };
    document.addEventListener('visibilitychange', recheck);
    return () => document.removeEventListener('visibilitychange', recheck);
  }, []);
}
