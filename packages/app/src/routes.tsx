import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { LoginRoute } from './features/account/LoginRoute.tsx';
import { LoginFormRoute } from './features/account/lazyPages.ts';
import { lazyNamed } from './lib/lazyNamed.ts';
import { ROUTES, type RouteName } from './paths.ts';
import { AccountArea } from './shell/AccountArea.tsx';
import { AnyArea } from './shell/AnyArea.tsx';
import { FaultRoute } from './shell/FaultRoute.tsx';
import { MemberArea } from './shell/lazyMemberArea.ts';
import { RootRoute } from './shell/RootRoute.tsx';

const NotFoundRoute = lazyNamed(
  () => import('./features/notFound/NotFoundRoute.tsx'),
  'NotFoundRoute',
);

/** The screens that exist: a route without one is guarded like any other, and shows not-found. */
const SCREENS: Partial<Readonly<Record<RouteName, ComponentType>>> = {
  home: lazyNamed(() => import('./features/home/HomeRoute.tsx'), 'HomeRoute'),
  offers: lazyNamed(() => import('./features/offers/OffersRoute.tsx'), 'OffersRoute'),
  offer: lazyNamed(() => import('./features/offers/OfferDetailsRoute.tsx'), 'OfferDetailsRoute'),
  login: LoginRoute,
  loginMobile: LoginFormRoute,
  verifyEmail: lazyNamed(
    () => import('./features/account/VerifyEmailRoute.tsx'),
    'VerifyEmailRoute',
  ),
  linkEntry: lazyNamed(() => import('./features/account/LinkEntryRoute.tsx'), 'LinkEntryRoute'),
};

/** `/account/verify` needs a sign-in, and stands among the account routes. Specification section 2. */
const ACCOUNT_MEMBER_ROUTE: RouteName = 'linkEntry';

const names = Object.keys(ROUTES) as RouteName[];
const inMemberArea = (name: RouteName) =>
  ROUTES[name].access === 'member' && name !== ACCOUNT_MEMBER_ROUTE;

function toRoute(name: RouteName): RouteObject {
  return { path: ROUTES[name].path, Component: SCREENS[name] ?? NotFoundRoute };
}

/** The app's router: every route of specification section 2, and not-found for any other path. */
export const router = createBrowserRouter([
  {
    Component: RootRoute,
    ErrorBoundary: FaultRoute,
    children: [
      { Component: MemberArea, children: names.filter(inMemberArea).map(toRoute) },
      {
        Component: AccountArea,
        children: names.filter((name) => !inMemberArea(name)).map(toRoute),
      },
      { Component: AnyArea, children: [{ path: '*', Component: NotFoundRoute }] },
    ],
  },
]);
