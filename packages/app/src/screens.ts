import { LoginRoute } from './features/account/LoginRoute.tsx';
import { LoginFormRoute } from './features/account/lazyPages.ts';
import { type LazyComponent, lazyNamed } from './lib/lazyNamed.tsx';
import { type RouteName, routeAt } from './paths.ts';

/** The page of every path and route that has none of its own. */
export const NotFoundRoute = lazyNamed(
  () => import('./features/notFound/NotFoundRoute.tsx'),
  'NotFoundRoute',
);

/** The screens that exist: a route without one is guarded like any other, and shows not-found. */
export const SCREENS: Partial<Readonly<Record<RouteName, LazyComponent>>> = {
  home: lazyNamed(() => import('./features/home/HomeRoute.tsx'), 'HomeRoute'),
  offers: lazyNamed(() => import('./features/offers/OffersRoute.tsx'), 'OffersRoute'),
  offer: lazyNamed(() => import('./features/offers/OfferDetailsRoute.tsx'), 'OfferDetailsRoute'),
  benefits: lazyNamed(() => import('./features/benefits/BenefitsRoute.tsx'), 'BenefitsRoute'),
  profile: lazyNamed(() => import('./features/profile/ProfileRoute.tsx'), 'ProfileRoute'),
  settings: lazyNamed(() => import('./features/settings/SettingsRoute.tsx'), 'SettingsRoute'),
  interests: lazyNamed(() => import('./features/settings/InterestsRoute.tsx'), 'InterestsRoute'),
  communications: lazyNamed(
    () => import('./features/settings/CommunicationsRoute.tsx'),
    'CommunicationsRoute',
  ),
  deleteAccount: lazyNamed(
    () => import('./features/settings/DeleteAccountRoute.tsx'),
    'DeleteAccountRoute',
  ),
  spinTheWheel: lazyNamed(
    () => import('./features/games/SpinTheWheelRoute.tsx'),
    'SpinTheWheelRoute',
  ),
  promotions: lazyNamed(
    () => import('./features/promotions/PromotionsRoute.tsx'),
    'PromotionsRoute',
  ),
  events: lazyNamed(() => import('./features/events/EventsRoute.tsx'), 'EventsRoute'),
  event: lazyNamed(() => import('./features/events/EventDetailsRoute.tsx'), 'EventDetailsRoute'),
  slotsEvent: lazyNamed(() => import('./features/events/SlotsEventRoute.tsx'), 'SlotsEventRoute'),
  restaurant: lazyNamed(
    () => import('./features/restaurant/RestaurantRoute.tsx'),
    'RestaurantRoute',
  ),
  myCasino: lazyNamed(() => import('./features/myCasino/MyCasinoRoute.tsx'), 'MyCasinoRoute'),
  slots: lazyNamed(() => import('./features/slots/SlotsRoute.tsx'), 'SlotsRoute'),
  more: lazyNamed(() => import('./features/more/MoreRoute.tsx'), 'MoreRoute'),
  register: lazyNamed(() => import('./features/account/RegisterRoute.tsx'), 'RegisterRoute'),
  registered: lazyNamed(() => import('./features/account/RegisteredRoute.tsx'), 'RegisteredRoute'),
  support: lazyNamed(() => import('./features/account/SupportRoute.tsx'), 'SupportRoute'),
  forgottenPassword: lazyNamed(
    () => import('./features/account/ForgottenPasswordRoute.tsx'),
    'ForgottenPasswordRoute',
  ),
  forgottenPasswordConfirm: lazyNamed(
    () => import('./features/account/ResetSentRoute.tsx'),
    'ResetSentRoute',
  ),
  resetPassword: lazyNamed(
    () => import('./features/account/ResetPasswordRoute.tsx'),
    'ResetPasswordRoute',
  ),
  resetPasswordSuccess: lazyNamed(
    () => import('./features/account/PasswordChangedRoute.tsx'),
    'PasswordChangedRoute',
  ),
  createLogin: lazyNamed(
    () => import('./features/account/CreateLoginRoute.tsx'),
    'CreateLoginRoute',
  ),
  createPassword: lazyNamed(
    () => import('./features/account/CreatePasswordRoute.tsx'),
    'CreatePasswordRoute',
  ),
  linkMembership: lazyNamed(
    () => import('./features/account/LinkMembershipRoute.tsx'),
    'LinkMembershipRoute',
  ),
  linked: lazyNamed(() => import('./features/account/LinkedRoute.tsx'), 'LinkedRoute'),
  login: LoginRoute,
  loginMobile: LoginFormRoute,
  verifyEmail: lazyNamed(
    () => import('./features/account/VerifyEmailRoute.tsx'),
    'VerifyEmailRoute',
  ),
  linkEntry: lazyNamed(() => import('./features/account/LinkEntryRoute.tsx'), 'LinkEntryRoute'),
};

/** Whether a route has a page: one without it is led to from nowhere. */
export function hasScreen(route: RouteName): boolean {
  return route in SCREENS;
}

/** The route whose screen a path shows; null where that is not-found. */
export function shownRouteAt(pathname: string): RouteName | null {
  const route = routeAt(pathname);
  return route !== null && hasScreen(route) ? route : null;
}
