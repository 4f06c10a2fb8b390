import { type RouteObject, useRoutes } from 'react-router-dom';
import { behindPromotionGate } from './features/saferGambling/PromotionGate.tsx';
import { isPromotional, ROUTES, type RouteName } from './paths.ts';
import { NotFoundRoute, SCREENS } from './screens.ts';
import { AccountArea } from './shell/AccountArea.tsx';
import { AnyArea } from './shell/AnyArea.tsx';
import { areaOf } from './shell/areas.ts';
import { MemberArea } from './shell/lazyAreas.ts';
import { RootRoute } from './shell/RootRoute.tsx';

const names = Object.keys(ROUTES) as RouteName[];
const inMemberArea = (name: RouteName) => areaOf(name) === 'member';

function toRoute(name: RouteName): RouteObject {
  const Screen = SCREENS[name] ?? NotFoundRoute;
  const Component = isPromotional(name) ? behindPromotionGate(Screen) : Screen;
  return { path: ROUTES[name].path, Component };
}

const routes: RouteObject[] = [
  {
    Component: RootRoute,
    children: [
      { Component: MemberArea, children: names.filter(inMemberArea).map(toRoute) },
      {
        Component: AccountArea,
        children: names.filter((name) => !inMemberArea(name)).map(toRoute),
      },
      { Component: AnyArea, children: [{ path: '*', Component: NotFoundRoute }] },
    ],
  },
];

/** Every route of specification section 2, and not-found for any other path. */
export function Routes() {
  return useRoutes(routes);
}
