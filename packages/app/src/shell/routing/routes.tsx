import { type RouteObject, useRoutes } from 'react-router-dom';
import { areaForRoute } from '../../pages/areas.ts';
import { PAGES, ROUTE_NAMES, type RouteName } from '../../pages/pages.ts';
import { isPromotional } from '../../pages/paths.ts';
import { AccountArea } from './AccountArea.tsx';
import { AnyArea } from './AnyArea.tsx';
import { MemberArea } from './lazyAreas.ts';
import { behindPromotionGate } from './PromotionGate.tsx';
import { RootRoute } from './RootRoute.tsx';
import { NotFound, SCREENS } from './screens.tsx';

/** The support form has the frame of whoever opens it. */
const inAnyArea = (name: RouteName) => name === 'support';
const inMemberArea = (name: RouteName) => areaForRoute(name) === 'member';
const inAccountArea = (name: RouteName) => !inAnyArea(name) && !inMemberArea(name);

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
        children: ROUTE_NAMES.filter(inAccountArea).map(toRoute),
      },
      {
        Component: AnyArea,
        children: [
          ...ROUTE_NAMES.filter(inAnyArea).map(toRoute),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

/** The routes of specification section 2, and not-found for every other path. */
export function Routes() {
  return useRoutes(routes);
}
