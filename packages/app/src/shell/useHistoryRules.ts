import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { infoPageIn, withInfoPage } from '../features/info/infoQuery.ts';

/**
 * Every navigation scrolls to the top, and on browser back and forward the route is replaced with the
 * current path. A jump within the page is neither, and nor is a reading page that lies over it.
 * Specification section 2.
 */
export function useHistoryRules(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const firstKey = useRef(key);
  const page = `${pathname}${withInfoPage(search, null)}`;
  const info = infoPageIn(search);
  const shown = useRef({ page, info });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, info };
    const sameBeneath = before.page === page && before.info !== info;
    if (key !== firstKey.current && hash === '' && !sameBeneath) window.scrollTo(0, 0);
  }, [key, hash, page, info]);

  useEffect(() => {
    if (type !== 'POP' || key === firstKey.current || hash !== '') return;
    void navigate(`${pathname}${search}`, { replace: true });
  }, [type, key, pathname, search, hash, navigate]);
}
