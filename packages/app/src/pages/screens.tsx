import { type LazyComponent, lazyNamed } from '../lib/lazyNamed.tsx';
import { currentLayout, useLayout } from '../lib/mediaQuery.ts';
import { UnsavedPage } from '../shell/UnsavedPage.tsx';
import type { Page } from './page.ts';
import { PAGES, ROUTE_NAMES, type RouteName } from './pages.ts';
import { loadRoute } from './routeModules.ts';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*/*Route.tsx', {
  base: '../features',
});

/** By their names in the table of pages, such as `offers/OffersRoute`. */
const components = new Map(
  Object.entries(modules).map(([file, load]) => {
    const route = file.slice('./'.length, -'.tsx'.length);
    return [route, lazyNamed(load, route.replace(/.*\//, ''), UnsavedPage)];
  }),
);

function componentOf(route: string): LazyComponent {
  const component = components.get(route);
  if (!component) throw new Error(`The table of pages names features/${route}.tsx: no such file.`);
  return component;
}

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
