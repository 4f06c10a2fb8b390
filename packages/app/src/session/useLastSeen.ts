import { useSyncExternalStore } from 'react';
import { useOnline } from '../lib/useOnline.ts';
import type { Session } from './session.ts';
import { staleData } from './staleData.ts';
import { type LastSeen, toLastSeen } from './toLastSeen.ts';
import { useLoadedAt } from './useAsOf.ts';
import { useSessionPart } from './useSession.ts';

/** Why the page shows data of earlier, and since when; null if everything is current. */
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
