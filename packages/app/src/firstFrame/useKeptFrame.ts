import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLayout } from '../lib/mediaQuery.ts';
import { session } from '../session/appSession.ts';
import { useMember } from '../session/useSession.ts';
import { frameOf } from './keptFrame.ts';

/** How long a page has to be left alone before it is kept, in milliseconds. */
const REST_MS = 1_500;

/**
 * Keeps the page as the member sees it on this device: their next visit to it begins with that, before any
 * script has come. It goes with everything else about them. docs/decisions/071.
 * @param restful whether the page looks as it will when it is opened again
 */
export function useKeptFrame(restful: boolean): void {
  const uid = useMember()?.uid;
  const layout = useLayout();
  const { pathname, search } = useLocation();
  const keeps = restful && search === '' && navigator.onLine;

  useEffect(() => {
    if (uid === undefined || !keeps) return undefined;
    const timer = setTimeout(() => {
      const frame = frameOf(document);
      if (frame) session.storeCopy(uid, `frame-1.${layout}.${pathname}`, frame);
    }, REST_MS);
    return () => clearTimeout(timer);
  });
}
