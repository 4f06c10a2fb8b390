import { useEffect } from 'react';
import { notices } from '../../session/current/appSession.ts';
import type { Session } from '../../session/state/session.ts';
import { findGame } from './toSpin.ts';

/** Shows a dialog if the path names no game. Specification section 8: Unable to find the game. */
export function useMissingGameNotice(session: Session, gameId: string): void {
  const missing = session.status === 'ready' && findGame(session, gameId) === null;
  useEffect(() => {
    if (missing) notices.show({ kind: 'error', error: 'game-not-found' });
  }, [missing]);
}
