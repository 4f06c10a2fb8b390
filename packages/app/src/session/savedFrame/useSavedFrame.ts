import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FRAME_COPY } from '../../lib/device/storageKeys.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { session } from '../current/appSession.ts';
import { useMember } from '../current/useSession.ts';
import { useAsOf } from '../memberData/useAsOf.ts';
import { useLastSeen } from '../memberData/useLastSeen.ts';
import { frameOf } from './savedFrame.ts';

/** How long a page must be unchanged before it is stored, in milliseconds. */
const REST_MS = 1_500;

/**
 * Stores a copy of the page on this device. The member's next visit shows it before any script has loaded. Log-out
 * removes it with the member's other data. docs/decisions/057.
 * @param isStill whether nothing is loading or animating
 */
export function useSavedFrame(isStill: boolean): void {
  const uid = useMember()?.uid;
  const layout = useLayout();
  const { pathname, search } = useLocation();
  // The next visit opens without the banner and without the time of the figures.
  const seen = useLastSeen();
  const asOf = useAsOf();
  const isComplete = isStill && search === '' && seen === null && asOf === null;

  useEffect(() => {
    if (uid === undefined || !isComplete) return undefined;
    const timer = setTimeout(() => {
      const frame = frameOf(document);
      if (frame) session.storeCopy(uid, `${FRAME_COPY}.${layout}.${pathname}`, frame);
    }, REST_MS);
    return () => clearTimeout(timer);
  });
}
