import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useSearch } from '../../../lib/page/useSearch.ts';
import { withInfoPage } from './infoQuery.ts';

/** Returns the link to a reading page over the open page. */
export function useInfoHref(): (page: InfoPageName) => string {
  const { pathname } = useLocation();
  const search = useSearch();
  return useCallback((page) => `${pathname}${withInfoPage(search, page)}`, [pathname, search]);
}
