import { INFO_PAGES, type InfoPageName } from '@casino/functions/contract';

/** The query name of the reading page that lies over the page of the path. */
const INFO_QUERY = 'info';

/** The reading page that a query asks for; null for none, and for one that there is not. */
export function infoPageIn(search: string): InfoPageName | null {
  const wanted = new URLSearchParams(search).get(INFO_QUERY);
  return INFO_PAGES.find((page) => page === wanted) ?? null;
}

/** A query with this reading page, everything else as it is; without any where `page` is null. */
export function withInfoPage(search: string, page: InfoPageName | null): string {
  const query = new URLSearchParams(search);
  if (page === null) query.delete(INFO_QUERY);
  else query.set(INFO_QUERY, page);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
