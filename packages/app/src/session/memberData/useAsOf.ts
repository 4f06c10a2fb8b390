import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AS_OF_MS, ageMoments, isOlderThan, toAsOf } from '../../lib/time/freshness.ts';
import { useNow } from '../../lib/time/useNow.ts';
import { session } from '../current/appSession.ts';
import { useSessionPart } from '../current/useSession.ts';
import type { Session } from '../state/session.ts';

/**
 * How long a copy is shown without its time while a page opens, in milliseconds. Usually the member loads before, and
 * a note that appears and disappears would flicker.
 */
const OPENING_MS = 2_000;

/** When the shown member was loaded, as an ISO instant; null if unknown, and without a member. */
export function useLoadedAt(): string | null {
  return useSyncExternalStore(session.subscribe, session.loadedAt, session.loadedAt);
}

/**
 * The time that the member's figures (balance, points, tier) show beside them: of a copy, and of data that loaded more
 * than ten minutes ago. Null for fresh figures.
 */
export function useAsOf(): AsOf | null {
  const loadedAt = useLoadedAt();
  const state = useSessionPart(display);
  const isOpening = useIsOpening();
  useNow(() => ageMoments(loadedAt));
  // The time of this render, because the member may have loaded after the last moment.
  const now = new Date();
  if (loadedAt === null || (state === 'confirming' && isOpening)) return null;
  return state === 'copy' || isOlderThan(AS_OF_MS, loadedAt, now) ? toAsOf(loadedAt, now) : null;
}

function display(current: Session) {
  if (current.status === 'recognised') return 'confirming';
  return current.status === 'ready' && current.source === 'device' ? 'copy' : 'loaded';
}

function useIsOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), OPENING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpening;
}
