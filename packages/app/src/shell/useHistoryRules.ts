import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { infoPageIn, withInfoPage } from '../features/info/infoQuery.ts';

/**
 * Every navigation scrolls to the top, and on browser back and forward the route is replaced with the
 * current path, which keeps the state that it was left with. A jump within the page is neither, and nor is
 * a reading page that lies over it. Specification section 2.
 */
export function useHistoryRules(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const page = `${pathname}${withInfoPage(search, null)}`;
  const info = infoPageIn(search);
  const shown = useRef({ key, page, info });
  const ruled = useRef(key);
  /** Whether the last navigation opened or closed a reading page. */
  const overlaid = useRef(false);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, page, info };
    const sameBeneath = before.page === page && before.info !== info;
    overlaid.current = sameBeneath;
    if (key !== before.key && hash === '' && !sameBeneath) window.scrollTo(0, 0);
  }, [key, hash, page, info]);

  useEffect(() => {
    // The key alone tells a navigation from the visit's first page, to which one can come back.
    const navigated = key !== ruled.current;
    ruled.current = key;
    if (type !== 'POP' || !navigated || hash !== '' || overlaid.current) return;
    void navigate(`${pathname}${search}`, { replace: true, state });
  }, [type, key, pathname, search, hash, state, navigate]);
}
