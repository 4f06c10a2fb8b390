import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Every navigation scrolls to the top, and on browser back and forward the route is replaced with the
 * current path. A jump within the page is neither. Specification section 2.
 */
export function useHistoryRules(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const firstKey = useRef(key);

  useLayoutEffect(() => {
    if (key !== firstKey.current && hash === '') window.scrollTo(0, 0);
  }, [key, hash]);

  useEffect(() => {
    if (type !== 'POP' || key === firstKey.current || hash !== '') return;
    void navigate(`${pathname}${search}`, { replace: true });
  }, [type, key, pathname, search, hash, navigate]);
}
