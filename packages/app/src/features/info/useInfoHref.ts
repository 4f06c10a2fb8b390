import type { InfoPageName } from '@casino/functions/contract';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { withInfoPage } from './infoQuery.ts';

/** Leads to a reading page over the page that is open. */
export function useInfoHref(): (page: InfoPageName) => string {
  const { pathname, search } = useLocation();
  return useCallback((page) => `${pathname}${withInfoPage(search, page)}`, [pathname, search]);
}
