import type { HomeState } from '@casino/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { frameOf } from '../../firstFrame/keptFrame.ts';
import { useLayout } from '../../lib/mediaQuery.ts';
import { session } from '../../session/appSession.ts';
import { useMember } from '../../session/useSession.ts';

/** How long home has to be left alone before it is kept, in milliseconds. */
const REST_MS = 1_500;

/**
 * Keeps home as the member sees it on this device: their next visit begins with it, before any script has
 * come. It goes with everything else about them.
 */
export function useKeptFrame(state: HomeState, turned: boolean): void {
  const uid = useMember()?.uid;
  const layout = useLayout();
  const { search } = useLocation();
  const whole = state.status === 'ready' && WHOLE.has(state.offers.status);
  const keeps = whole && !turned && search === '' && navigator.onLine;

  useEffect(() => {
    if (uid === undefined || !keeps) return undefined;
    const timer = setTimeout(() => {
      const frame = frameOf(document);
      if (frame) session.keepCopy(uid, `frame-1.${layout}`, frame);
    }, REST_MS);
    return () => clearTimeout(timer);
  });
}

const WHOLE: ReadonlySet<string> = new Set(['ready', 'empty', 'hidden']);
