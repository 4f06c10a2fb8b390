import type { Messages } from '@casino/ui';
import { type HeaderTitle, pathTo, ROUTES, type RouteName } from '../paths.ts';

/** The bar on top of a narrow window. */
export interface Header {
  readonly title: string;
  /** Where its arrow leads; absent where the bottom bar holds the page itself. */
  readonly backHref?: string;
}

/** Where the arrow of a page leads that hangs below another. */
const PARENTS: Partial<Readonly<Record<RouteName, string>>> = { offer: pathTo('offers') };

/**
 * The mobile header of a route, or null where the screen has its own heading.
 * `venueName` completes the title of the events page. Specification section 2.
 */
export function toHeader(
  { navigation }: Messages,
  route: RouteName | null,
  venueName: string,
): Header | null {
  const key = route === null ? null : headerTitleOf(route);
  if (route === null || key === null) return null;
  const title = key === 'eventsAt' ? eventsTitle(navigation, venueName) : navigation.titles[key];
  const backHref = PARENTS[route];
  return backHref === undefined ? { title } : { title, backHref };
}

function headerTitleOf(name: RouteName): HeaderTitle | null {
  const route = ROUTES[name];
  return 'headerTitle' in route ? route.headerTitle : null;
}

/** A member whose casino could not be found has its events nowhere. */
function eventsTitle({ events, titles }: Messages['navigation'], venueName: string): string {
  return venueName === '' ? events : titles.eventsAt(venueName);
}
