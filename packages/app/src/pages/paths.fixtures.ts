// The tables of specification section 2, from top to bottom. They do not derive from the table of pages, which they test.

type Route = readonly [requirement: string, path: string];

/** Sign-in is required. */
export const MEMBER_ROUTES: readonly Route[] = [
  ['§2.7', '/'],
  ['§2.8', '/games/spin-the-wheel/:gameId'],
  ['§2.9', '/offers'],
  ['§2.10', '/offers/:id'],
  ['§2.11', '/benefits'],
  ['§2.89', '/points'],
  ['§2.12', '/promotions'],
  ['§2.13', '/events'],
  ['§2.14', '/events/:id'],
  ['§2.15', '/profile'],
  ['§2.16', '/slots'],
  ['§2.17', '/slots/event/:id'],
  ['§2.18', '/settings'],
  ['§2.19', '/settings/interests'],
  ['§2.20', '/settings/communications'],
  ['§2.21', '/settings/delete'],
  ['§2.22', '/restaurant'],
  ['§2.23', '/mycasino'],
  ['§2.24', '/more'],
  ['§2.38', '/account/verify'],
];
export const MEMBER_PATHS = MEMBER_ROUTES.map(([, path]) => path);

/** Sign-in is not needed. `/account/pending` is public and in neither list. */
export const OPEN_ROUTES: readonly Route[] = [
  ['§2.26', '/account/register'],
  ['§2.27', '/account/register/success'],
  ['§2.28', '/account/support'],
  ['§2.29', '/login'],
  ['§2.30', '/login-mobile'],
  ['§2.31', '/forgotten-password'],
  ['§2.32', '/forgotten-password-confirm'],
  ['§2.33', '/reset-password'],
  ['§2.34', '/reset-password-success'],
  ['§2.35', '/account/create'],
  ['§2.36', '/account/password'],
  ['§2.39', '/account/link'],
  ['§2.40', '/account/linked'],
];
export const OPEN_PATHS = OPEN_ROUTES.map(([, path]) => path);
