import { INFO_PAGES, type InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { IconDrawing } from '@casino/ui/primitives/Icon/icon.types.ts';
import {
  eventsIcon,
  homeIcon,
  moreIcon,
  offersIcon,
  restaurantIcon,
} from '@casino/ui/primitives/Icon/topicIcons.ts';
import type { MoreGroup } from '@casino/ui/screens/More/More.types.ts';
import type {
  DesktopShellProps,
  MobileNavigationItem,
  NavigationAction,
  NavigationLink,
  NavigationMenu,
} from '@casino/ui/shell/shell.types.ts';
import type { NavigationGroup, NavigationLabel } from '../page.ts';
import { isWithin, PAGES, type RouteName } from '../pages.ts';
import { infoTitle } from './infoTitle.ts';
import { type PageIn, pagesIn } from './navigationGroups.ts';

type Labels = Messages['navigation'];

const BAR_ICONS: Readonly<Record<PageIn<'bar'>, IconDrawing>> = {
  home: homeIcon,
  offers: offersIcon,
  restaurant: restaurantIcon,
  events: eventsIcon,
  more: moreIcon,
};

/** The bar at the bottom of a narrow window. Specification section 2. */
export function toMobileItems(
  messages: Messages,
  route: RouteName | null,
): readonly MobileNavigationItem[] {
  return pagesIn('bar').map(({ name, navigation }) => ({
    ...toLink(toLabel(messages, name, navigation.barLabel ?? navigation.label), name, route),
    icon: BAR_ICONS[name],
  }));
}

/** The top navigation of a wide window. Specification section 2. */
export function toDesktopItems(
  messages: Messages,
  route: RouteName | null,
): DesktopShellProps['items'] {
  const labels = messages.navigation;
  const links = (group: NavigationGroup) => linksIn(messages, group, route);
  return [
    ...links('topStart'),
    { kind: 'menu', label: labels.rewards, items: links('rewards') },
    { kind: 'menu', label: labels.casinoLife, items: links('casinoLife') },
    ...links('topEnd'),
  ];
}

/** The menu with the member's name, or `Profile` until the name is known. Specification section 2. */
export function toMemberMenu(
  messages: Messages,
  route: RouteName | null,
  memberName: string | null,
  onLogOut: () => void,
): NavigationMenu {
  return {
    kind: 'menu',
    label: memberName ?? messages.navigation.profile,
    items: [
      ...linksIn(messages, 'memberMenu', route),
      toSupport(messages, route),
      logOut(messages.navigation, onLogOut),
    ],
  };
}

/** The links on My Casino. A venue without a restaurant has no link to it. */
export function toCasinoLinks(messages: Messages, venue: Venue | null): readonly NavigationLink[] {
  const links = linksIn(messages, 'casinoLinks', 'myCasino');
  const hasRestaurant = Boolean(venue?.['tv.VenueRestaurantPage']);
  return hasRestaurant ? links : links.filter(({ href }) => href !== PAGES.restaurant.path);
}

/** The address of a reading page over the current page, such as `?info=faqs`. */
export type InfoHref = (page: InfoPageName) => string;

/** The groups of links on More: the pages that are not in the bar. Specification section 2. */
export function toMoreGroups(messages: Messages, infoHref: InfoHref): readonly MoreGroup[] {
  const { more } = messages.casinoLife;
  return [
    { title: more.places, items: linksIn(messages, 'morePlaces', 'more') },
    { title: more.account, items: linksIn(messages, 'moreAccount', 'more') },
    {
      title: more.reading,
      items: [
        toSupport(messages, 'more'),
        ...INFO_PAGES.map(
          (page): NavigationLink => ({
            kind: 'link',
            label: infoTitle(messages.navigation, page),
            href: infoHref(page),
            current: false,
          }),
        ),
      ],
    },
  ];
}

/** The link to the support form, which is not a page of the member area. */
function toSupport(messages: Messages, route: RouteName | null): NavigationLink {
  return toLink(toLabel(messages, 'support'), 'support', route);
}

/** The log-out item of a menu. Specification section 2. */
export function logOut(labels: Labels, onSelect: () => void): NavigationAction {
  return { kind: 'action', label: labels.logOut, onSelect };
}

function linksIn(
  messages: Messages,
  group: NavigationGroup,
  route: RouteName | null,
): readonly NavigationLink[] {
  return pagesIn(group).map(({ name, navigation }) =>
    toLink(toLabel(messages, name, navigation.label), name, route),
  );
}

function toLabel(messages: Messages, name: RouteName, label?: NavigationLabel): string {
  return label === undefined ? PAGES[name].title(messages) : messages.navigation[label];
}

/** A link is current on its page and on the pages below it. */
function toLink(label: string, name: RouteName, route: RouteName | null): NavigationLink {
  return { kind: 'link', label, href: PAGES[name].path, current: isWithin(route, name) };
}
