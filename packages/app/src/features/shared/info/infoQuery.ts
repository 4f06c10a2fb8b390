import { INFO_PAGES, type InfoPageName } from '@casino/functions/contract/content/infoPages.ts';

/** The query parameter that holds the name of the reading page. */
const INFO_QUERY = 'info';

/** Returns the reading page in a query, or null if it is missing or unknown. */
export function infoPageIn(search: string): InfoPageName | null {
  const wanted = new URLSearchParams(search).get(INFO_QUERY);
  return INFO_PAGES.find((page) => page === wanted) ?? null;
}

/** Returns the query with this reading page, or without one if `page` is null. Other parameters stay. */
export function withInfoPage(search: string, page: InfoPageName | null): string {
  const query = new URLSearchParams(search);
  if (page === null) query.delete(INFO_QUERY);
  else query.set(INFO_QUERY, page);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
