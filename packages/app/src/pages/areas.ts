import { memberPage, PAGES, type RouteName } from './pages.ts';

/**
 * Which layout a page has, and which words. `member`: the member area. `account`: the account layout with the whole
 * catalogue. `first`: the account layout with the catalogue's first words, which is all that a first visit loads.
 */
export type Area = 'member' | 'account' | 'first';

/** The area of a route. */
export function areaForRoute(route: RouteName): Area {
  if (memberPage(route)) return 'member';
  return PAGES[route].chunk === 'login' ? 'first' : 'account';
}
