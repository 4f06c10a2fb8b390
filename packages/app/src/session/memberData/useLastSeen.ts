import { useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useOverdue } from '../../lib/time/useOverdue.ts';
import { useSessionPart } from '../current/useSession.ts';
import type { Session } from '../state/session.ts';
import { staleData } from './staleData.ts';
import { type LastSeen, toLastSeen } from './toLastSeen.ts';
import { useLoadedAt } from './useAsOf.ts';

/** Why the page shows older data, and since when; null if everything is current. */
export function useLastSeen(): LastSeen | null {
  const online = useOnline();
  const loadedAt = useLoadedAt();
  const failure = useSessionPart(codeOf);
  const isOverdue = useOverdue(useSessionPart(isConfirming));
  const stale = useSyncExternalStore(
    staleData.subscribe,
    staleData.getSnapshot,
    staleData.getSnapshot,
  );
  const memberCode = failure ?? (isOverdue ? 'no-response' : null);
  return toLastSeen({ online, memberCode, loadedAt, stale });
}

function codeOf(current: Session) {
  return (current.status === 'ready' && current.code) || null;
}

function isConfirming(current: Session): boolean {
  return current.status === 'recognised';
}
