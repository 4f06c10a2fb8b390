import type { Messages } from '@casino/ui';
import { memberPage, PAGES, parentOf, type RouteName } from '../pages/pages.ts';

/** The mobile header. */
export interface Header {
  readonly title: string;
  /** The target of the back link; absent if the page has no parent. */
  readonly backHref?: string;
}

/**
 * The mobile header of a route, or null if the screen has its own heading.
 * `venueName` completes the title of the events page. Specification section 2.
 */
export function toHeader(
  { navigation }: Messages,
  route: RouteName | null,
  venueName: string,
): Header | null {
  const page = route === null ? undefined : memberPage(route);
  if (route === null || !page?.header) return null;
  const key = page.header;
  const title = key === 'eventsAt' ? eventsTitle(navigation, venueName) : navigation.titles[key];
  const parent = parentOf(route);
  return parent === null ? { title } : { title, backHref: PAGES[parent].path };
}

/** Without a venue name, the title has no casino to name. */
function eventsTitle({ events, titles }: Messages['navigation'], venueName: string): string {
  return venueName === '' ? events : titles.eventsAt(venueName);
}
