import { type LazyComponent, lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { currentLayout, useLayout } from '../../lib/page/mediaQuery.ts';
import type { Page } from '../../pages/page.ts';
import { PAGES, ROUTE_NAMES, type RouteName } from '../../pages/pages.ts';
import { loadRoute } from './routeModules.ts';
import { UnsavedPage } from './UnsavedPage.tsx';

/** The component in `features/<route>.tsx`. */
const componentOf = (route: string): LazyComponent =>
  lazyNamed(() => loadRoute(route), route.replace(/.*\//, ''), UnsavedPage);

function screenOf({ route }: Page): LazyComponent {
  if (typeof route === 'string') return componentOf(route);
  const screens = { mobile: componentOf(route.mobile), desktop: componentOf(route.desktop) };
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
  ROUTE_NAMES.map((name) => [name, screenOf(PAGES[name])]),
) as Readonly<Record<RouteName, LazyComponent>>;

/** Shown at any path without a page. */
export const NotFound = componentOf('notFound/NotFoundRoute');

/** Replaces a page that promotes gambling for a member in promotion-free mode. */
export const PromotionsHidden = componentOf('saferGambling/PromotionsHiddenRoute');
