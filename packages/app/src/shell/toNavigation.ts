import { INFO_PAGES, type InfoPageName, type Venue } from '@casino/functions/contract';
import {
  type DesktopShellProps,
  eventsIcon,
  homeIcon,
  type IconDrawing,
  type Messages,
  type MobileNavigationItem,
  type MoreGroup,
  moreIcon,
  type NavigationAction,
  type NavigationLink,
  type NavigationMenu,
  offersIcon,
  restaurantIcon,
} from '@casino/ui';
import { infoTitle } from '../features/info/infoTitle.ts';
import { pathTo, type RouteName } from '../paths.ts';
import { hasScreen } from '../screens.ts';

type Labels = Messages['navigation'];

/** The places whose pages belong to each entry: it is marked while one of them is open. */
const PLACES = {
  home: ['home'],
  offers: ['offers', 'offer'],
  benefits: ['benefits'],
  promotions: ['promotions'],
  events: ['events', 'event'],
  restaurant: ['restaurant'],
  myCasino: ['myCasino'],
  slots: ['slots', 'slotsEvent'],
  profile: ['profile'],
  settings: ['settings'],
  interests: ['interests'],
  communications: ['communications'],
  deleteAccount: ['deleteAccount'],
  more: ['more'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

type Place = keyof typeof PLACES;

/** The bar along the bottom of a narrow window. Specification section 2. */
export function toMobileItems(
  labels: Labels,
  route: RouteName | null,
): readonly MobileNavigationItem[] {
  const item = (place: Place, label: string, icon: IconDrawing) =>
    links(route, [place, label]).map((link) => ({ ...link, icon }));
  return [
    ...item('home', labels.home, homeIcon),
    ...item('offers', labels.offers, offersIcon),
    ...item('restaurant', labels.restaurant, restaurantIcon),
    ...item('events', labels.events, eventsIcon),
    ...item('more', labels.more, moreIcon),
  ];
}

/** The top navigation of a wide window. Specification section 2. */
export function toDesktopItems(
  labels: Labels,
  route: RouteName | null,
): DesktopShellProps['items'] {
  return [
    ...links(route, ['home', labels.myRewards]),
    ...menu(labels.rewards, links(route, ['offers', labels.offers], ['benefits', labels.benefits])),
    ...menu(
      labels.casinoLife,
      links(
        route,
        ['promotions', labels.promotions],
        ['events', labels.events],
        ['restaurant', labels.restaurant],
        ['myCasino', labels.myCasino],
      ),
    ),
    ...links(route, ['slots', labels.slotsClub]),
  ];
}

/** The menu behind the member's name. Until the name is known it is called Profile. Section 2. */
export function toMemberMenu(
  labels: Labels,
  route: RouteName | null,
  memberName: string | null,
  onLogOut: () => void,
): NavigationMenu {
  const own = links(route, ['profile', labels.profile], ['settings', labels.settings]);
  return {
    kind: 'menu',
    label: memberName ?? labels.profile,
    items: [...own, logOut(labels, onLogOut)],
  };
}

/** What a casino offers besides itself, for the page about it; some have no restaurant. */
export function toCasinoLinks(labels: Labels, venue: Venue | null): readonly NavigationLink[] {
  const dining = venue?.['tv.VenueRestaurantPage'];
  return [
    ...links('myCasino', ['events', labels.events], ['promotions', labels.promotions]),
    ...(dining ? links('myCasino', ['restaurant', labels.restaurant]) : []),
  ];
}

/** Leads to a reading page over the page that is open, such as `?info=faqs`. */
export type InfoHref = (page: InfoPageName) => string;

/** What stands on More: all that the bar along the bottom has no room for. Specification section 2. */
export function toMoreGroups(
  { casinoLife: { more }, navigation: labels }: Messages,
  infoHref: InfoHref,
): readonly MoreGroup[] {
  const groups: readonly MoreGroup[] = [
    {
      title: more.places,
      items: links(
        'more',
        ['myCasino', labels.myCasino],
        ['promotions', labels.promotions],
        ['slots', labels.slotsClub],
        ['benefits', labels.benefits],
      ),
    },
    {
      title: more.account,
      items: links(
        'more',
        ['profile', labels.profile],
        ['settings', labels.settings],
        ['interests', labels.interests],
        ['communications', labels.communication],
        ['deleteAccount', labels.deleteAccount],
      ),
    },
    {
      title: more.reading,
      items: INFO_PAGES.map((page) => ({
        kind: 'link',
        label: infoTitle(labels, page),
        href: infoHref(page),
        current: false,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The way out. Specification section 2. */
export function logOut(labels: Labels, onSelect: () => void): NavigationAction {
  return { kind: 'action', label: labels.logOut, onSelect };
}

/** Links to these places, without those that have no page yet. */
function links(
  route: RouteName | null,
  ...entries: readonly (readonly [place: Place, label: string])[]
): NavigationLink[] {
  return entries
    .filter(([place]) => hasScreen(place))
    .map(([place, label]) => {
      const routes: readonly (RouteName | null)[] = PLACES[place];
      return { kind: 'link', label, href: pathTo(place), current: routes.includes(route) };
    });
}

function menu(label: string, items: readonly NavigationLink[]): NavigationMenu[] {
  return items.length === 0 ? [] : [{ kind: 'menu', label, items }];
}
