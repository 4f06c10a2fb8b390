import { parseUrl } from '../../lib/config/parseUrl.ts';
import { pathTo, REDIRECT_QUERY, routeAt } from '../../pages/paths.ts';

/** The base for parsing. A URL with another origin is not followed. */
const HERE = 'https://app.invalid';

const HOME = pathTo('home');

/**
 * The path to open after sign-in: the wanted path with its query and hash if it is a route of this app.
 * Otherwise home: for another host, a scheme, an unknown route, or the log-in page itself.
 */
export function redirectTarget(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.includes('\\')) return HOME;
  const url = parseUrl(wanted, HERE);
  if (url === null || url.origin !== HERE) return HOME;
  const route = routeAt(url.pathname);
  if (route === null || route === 'login' || route === 'loginMobile') return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Adds the wanted path of a page's query to another path, if the query has one. */
export function forwardWanted(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get(REDIRECT_QUERY);
  return wanted === null ? path : withWanted(path, wanted);
}

/** Adds the query with the path to open after sign-in. Specification section 9. */
export function withWanted(path: string, wanted: string): string {
  return `${path}?${new URLSearchParams({ [REDIRECT_QUERY]: wanted })}`;
}

/** The log-in page with the full wanted path in its query. Specification section 4, rule 2. */
export function loginPathFor(wanted: string): string {
  return withWanted(pathTo('login'), wanted);
}
