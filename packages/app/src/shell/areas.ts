import { ROUTES, type RouteName } from '../paths.ts';

/**
 * Where a page stands: among a member's, or among those before membership. The `first` of these are what a
 * visit of nobody yet begins with, and make do with the catalogue's first words.
 */
export type Area = 'member' | 'account' | 'first';

/** The area of a route. `/account/verify` needs a sign-in, and stands among the account routes. Section 2. */
export function areaOf(route: RouteName): Area {
  if (route === 'login' || route === 'loginMobile') return 'first';
  return ROUTES[route].access === 'member' && route !== 'linkEntry' ? 'member' : 'account';
}
