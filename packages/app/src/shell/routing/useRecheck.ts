import { useEffect } from 'react';
import { session } from '../../session/current/appSession.ts';

/** Rechecks the session when the page becomes visible: another device may have changed the account. */
export function useRecheck(): void {
  useEffect(() => {
    const recheck = () => {
      if (!document.hidden) void session.recheck();
    };
    document.addEventListener('visibilitychange', recheck);
    return () => document.removeEventListener('visibilitychange', recheck);
  }, []);
}
