import { PAGES, type RouteName } from '../../pages/pages.ts';
import { pathTo, REDIRECT_QUERY, routeAt } from '../../pages/paths.ts';
import { authState, type Session } from '../state/session.ts';
import { loginPathFor, redirectTarget } from './redirect.ts';

/** An address within the app. `search` and `hash` hold their `?` and `#`, or are empty. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The result of the guard: allow, redirect, or wait until the session knows. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' };

const ALLOW: Verdict = { kind: 'allow' };
const WAIT: Verdict = { kind: 'wait' };

const LOGIN_PAGES: ReadonlySet<RouteName | null> = new Set(['login', 'loginMobile']);
const LINKING_PAGES: ReadonlySet<RouteName | null> = new Set([
  'linkEntry',
  'linkMembership',
  'linked',
]);

/**
 * The navigation guard: the five rules of specification section 4, in order. A path without a route is `open`.
 * While the session starts, the guard waits unless no later state can change the result.
 */
export function guard(session: Session, place: Place): Verdict {
  const route = routeAt(place.pathname);
  const access = route === null ? 'open' : PAGES[route].access;
  const onLoginPage = LOGIN_PAGES.has(route);

  if (access === 'public') return ALLOW;
  if (session.status === 'starting') {
    return access === 'open' && session.presumed === 'signed-out' ? ALLOW : WAIT;
  }
  if (session.status === 'leaving') return onLoginPage ? ALLOW : redirect(pathTo('login'));
  if (session.status === 'signed-out') {
    if (access === 'open') return ALLOW;
    return redirect(session.left ? pathTo('login') : loginPathFor(fullPath(place)));
  }

  if (session.status === 'unverified' || session.status === 'address-changed') {
    return redirect(pathTo('verifyEmail'));
  }
  if (authState(session).requiresAccountLinking) {
    if (isForLinking(place.pathname)) return ALLOW;
    const wanted = onLoginPage ? redirectTarget(wantedPath(place)) : '';
    return redirect(isForLinking(pathnameOf(wanted)) ? wanted : pathTo('linkEntry'));
  }
  if (onLoginPage) {
    const loading = session.status === 'loading-profile' || session.status === 'loading-member';
    return loading ? ALLOW : redirect(redirectTarget(wantedPath(place)));
  }
  return session.status === 'loading-profile' ? WAIT : ALLOW;
}

function redirect(to: string): Verdict {
  return { kind: 'redirect', to };
}

/** Whether rule 4 allows a page to a user without a membership. */
function isForLinking(pathname: string): boolean {
  return LINKING_PAGES.has(routeAt(pathname)) || pathname.includes(pathTo('register'));
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/, '');
}

function fullPath({ pathname, search, hash }: Place): string {
  return `${pathname}${search}${hash}`;
}

function wantedPath({ search }: Place): string | null {
  return new URLSearchParams(search).get(REDIRECT_QUERY);
}
