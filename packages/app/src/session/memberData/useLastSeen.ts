import { useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useSessionPart } from '../current/useSession.ts';
import type { Session } from '../state/session.ts';
import { staleData } from './staleData.ts';
import { type LastSeen, toLastSeen } from './toLastSeen.ts';
import { useLoadedAt } from './useAsOf.ts';

/** Why the page shows older data, and since when; null if everything is current. */
export function useLastSeen(): LastSeen | null {
  const online = useOnline();
  const loadedAt = useLoadedAt();
  const isCopy = useSessionPart(showsCopy);
  const stale = useSyncExternalStore(
    staleData.subscribe,
    staleData.getSnapshot,
    staleData.getSnapshot,
  );
  return toLastSeen({ online, isCopy, loadedAt, stale });
}

function showsCopy(current: Session): boolean {
  return current.status === 'ready' && current.source === 'device';
}
