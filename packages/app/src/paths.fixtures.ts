// The tables of specification section 2, read from top to bottom: written anew, not read from the routes.

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

/** Sign-in is not needed. `/account/pending` is public, and in neither. */
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
