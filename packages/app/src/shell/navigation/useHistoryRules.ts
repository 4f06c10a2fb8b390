import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { infoPageIn, withInfoPage } from '../../features/shared/info/infoQuery.ts';

/**
 * Scrolls to the top on every navigation. On browser back and forward it also replaces the route with the current path
 * and keeps the history state. A link to a hash and a reading page over the current page do neither. Specification
 * section 2.
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
    // Only the key differs when the user navigates back to the first page of a visit.
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
