import { type RouteObject, useRoutes } from 'react-router-dom';
import { behindPromotionGate } from './features/saferGambling/PromotionGate.tsx';
import { PAGES, ROUTE_NAMES, type RouteName } from './pages/pages.ts';
import { NotFound, SCREENS } from './pages/screens.tsx';
import { isPromotional } from './paths.ts';
import { AccountArea } from './shell/AccountArea.tsx';
import { AnyArea } from './shell/AnyArea.tsx';
import { areaOf } from './shell/areas.ts';
import { MemberArea } from './shell/lazyAreas.ts';
import { RootRoute } from './shell/RootRoute.tsx';

const inMemberArea = (name: RouteName) => areaOf(name) === 'member';

function toRoute(name: RouteName): RouteObject {
  const Screen = SCREENS[name];
  const Component = isPromotional(name) ? behindPromotionGate(Screen) : Screen;
  return { path: PAGES[name].path, Component };
}

const routes: RouteObject[] = [
  {
    Component: RootRoute,
    children: [
      { Component: MemberArea, children: ROUTE_NAMES.filter(inMemberArea).map(toRoute) },
      {
        Component: AccountArea,
        children: ROUTE_NAMES.filter((name) => !inMemberArea(name)).map(toRoute),
      },
      { Component: AnyArea, children: [{ path: '*', Component: NotFound }] },
    ],
  },
];

/** The routes of specification section 2, and not-found for every other path. */
export function Routes() {
  return useRoutes(routes);
}
