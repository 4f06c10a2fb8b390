// The tables of specification section 2, from top to bottom. They do not derive from the table of pages, which they test.

/** Sign-in is required. */
export const MEMBER_PATHS: readonly string[] = [
  '/',
  '/games/spin-the-wheel/:gameId',
  '/offers',
  '/offers/:id',
  '/benefits',
  '/promotions',
  '/events',
  '/events/:id',
  '/profile',
  '/slots',
  '/slots/event/:id',
  '/settings',
  '/settings/interests',
  '/settings/communications',
  '/settings/delete',
  '/restaurant',
  '/mycasino',
  '/more',
  '/account/verify',
];

/** Sign-in is not needed. `/account/pending` is public and in neither list. */
export const OPEN_PATHS: readonly string[] = [
  '/account/register',
  '/account/register/success',
  '/account/support',
  '/login',
  '/login-mobile',
  '/forgotten-password',
  '/forgotten-password-confirm',
  '/reset-password',
  '/reset-password-success',
  '/account/create',
  '/account/password',
  '/account/link',
  '/account/linked',
];
