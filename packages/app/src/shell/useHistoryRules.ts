import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { infoPageIn, withInfoPage } from '../features/info/infoQuery.ts';

/**
 * Every navigation scrolls to the top, and on browser back and forward the route is replaced with the
 * current path, which keeps the state that it was left with. A jump within the page is neither, and nor is
 * a reading page that lies over it. Specification section 2.
 */
export function useHistoryRules(): void {
  const location = useLocation();
  const { key, pathname, search, hash } = location;
  const type = useNavigationType();
  const navigate = useNavigate();
  const page = `${pathname}${withInfoPage(search, null)}`;
  const info = infoPageIn(search);
  const shown = useRef({ key, page, info });
  const navigated = useRef(false);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, page, info };
    const sameBeneath = before.page === page && before.info !== info;
    // The key alone tells a navigation from the visit's first page, to which one can come back.
    navigated.current = key !== before.key && hash === '' && !sameBeneath;
    if (navigated.current) window.scrollTo(0, 0);
  }, [key, hash, page, info]);

  useEffect(() => {
    const replaces = navigated.current && type === 'POP';
    navigated.current = false;
    if (replaces) {
      const { state } = location;
      void navigate(`${location.pathname}${location.search}`, { replace: true, state });
    }
  }, [type, location, navigate]);
}
