import { type LazyComponent, lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { currentLayout, useLayout } from '../../lib/page/mediaQuery.ts';
import type { Page } from '../../pages/page.ts';
import { PAGES, ROUTE_NAMES, type RouteName } from '../../pages/pages.ts';
import { loadRoute } from './routeModules.ts';
import { UnsavedPage } from './UnsavedPage.tsx';

/** The component in `features/<route>.tsx`. */
const routeComponent = (route: string): LazyComponent =>
  lazyNamed(() => loadRoute(route), route.replace(/.*\//, ''), UnsavedPage);

function pageComponent({ route }: Page): LazyComponent {
  if (typeof route === 'string') return routeComponent(route);
  const screens = { mobile: routeComponent(route.mobile), desktop: routeComponent(route.desktop) };
  return Object.assign(
    () => {
      const Screen = screens[useLayout()];
      return <Screen />;
    },
    { preload: () => screens[currentLayout()].preload() },
  );
}

/** The screen of every page. */
export const SCREENS = Object.fromEntries(
  ROUTE_NAMES.map((name) => [name, pageComponent(PAGES[name])]),
) as Readonly<Record<RouteName, LazyComponent>>;

/** Shown at any path without a page. */
export const NotFound = routeComponent('notFound/NotFoundRoute');

/** Replaces a page that promotes gambling for a member in promotion-free mode. */
export const PromotionsHidden = routeComponent('saferGambling/PromotionsHiddenRoute');
