import { parseUrl } from '../lib/parseUrl.ts';
import { pathTo, REDIRECT_QUERY, routeAt } from '../paths.ts';

/** Any origin serves to resolve a path against: only what stays on it is followed. */
const HERE = 'https://app.invalid';

const HOME = pathTo('home');

/**
 * Where to go after sign-in: the wanted path with its query and hash, where it is a path of this app;
 * home for everything else, such as another host, a scheme, an unknown route, or the sign-in page itself.
 */
export function redirectTarget(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.includes('\\')) return HOME;
  const url = parseUrl(wanted, HERE);
  if (url === null || url.origin !== HERE) return HOME;
  const route = routeAt(url.pathname);
  if (route === null || route === 'login' || route === 'loginMobile') return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A path that carries the wanted path of another page's query along, where that has one. */
export function keepWanted(path: string, search: string): string {
  const wanted = new URLSearchParams(search).get(REDIRECT_QUERY);
  return wanted === null ? path : withWanted(path, wanted);
}

/** A path with the query that says where to go after sign-in. Specification section 9. */
export function withWanted(path: string, wanted: string): string {
  return `${path}?${new URLSearchParams({ [REDIRECT_QUERY]: wanted })}`;
}

/** The sign-in page's address that remembers the full wanted path. Specification section 4, rule 2. */
export function loginPathFor(wanted: string): string {
  return withWanted(pathTo('login'), wanted);
}
