import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { Page } from '../../pages/page.ts';
import { PAGES, parentRoute, type RouteName } from '../../pages/pages.ts';

/** The mobile header. */
export interface MobileHeader {
  readonly title: string;
  /** The target of the back link; absent if the page has no parent. */
  readonly backHref?: string;
}

/**
 * The mobile header of a route, or null if the screen has its own heading.
 * `venueName` completes the title of the events page. Specification section 2.
 */
export function toHeader(
  messages: Messages,
  route: RouteName | null,
  venueName: string,
): MobileHeader | null {
  if (route === null) return null;
  const page: Page = PAGES[route];
  if (page.header === undefined || page.header === 'none') return null;
  // Without a venue name, the title has no casino to name.
  const namesCasino = page.header === 'eventsAt' && venueName !== '';
  const title = namesCasino ? messages.navigation.titles.eventsAt(venueName) : page.title(messages);
  const parent = parentRoute(route);
  return parent === null ? { title } : { title, backHref: PAGES[parent].path };
}
