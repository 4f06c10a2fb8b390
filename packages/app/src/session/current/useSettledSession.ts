import { useOverdue } from '../../lib/time/useOverdue.ts';
import { isUnderWay, type Session } from '../state/session.ts';
import { useSession } from './useSession.ts';

/**
 * The session for a page that needs the confirmed member. If the confirmation is overdue, it is what it would be without
 * a connection: the device's copy, or `offline` without one. `useMember` stays null, so nothing can be changed.
 */
export function useSettledSession(): Session {
  const session = useSession();
  const isOverdue = useOverdue(isUnderWay(session));
  if (!isOverdue || !('user' in session)) return session;
  const { user } = session;
  return session.status === 'recognised'
    ? { status: 'ready', user, data: session.data, source: 'device' }
    : { status: 'offline', user };
}
