import type {
  DesktopShellProps,
  Messages,
  MobileNavigationItem,
  NavigationAction,
  NavigationIcon,
  NavigationLink,
  NavigationMenu,
} from '@casino/ui';
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
  const item = (place: Place, label: string, icon: NavigationIcon) =>
    links(route, [place, label]).map((link) => ({ ...link, icon }));
  return [
    ...item('home', labels.home, 'home'),
    ...item('offers', labels.offers, 'offers'),
    ...item('restaurant', labels.restaurant, 'restaurant'),
    ...item('events', labels.events, 'events'),
    ...item('more', labels.more, 'more'),
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

/** What stands on More: all that the bar along the bottom has no room for. Specification section 2. */
export function toMoreItems(
  labels: Labels,
  onLogOut: () => void,
): readonly (NavigationLink | NavigationAction)[] {
  return [
    ...links(
      'more',
      ['benefits', labels.benefits],
      ['slots', labels.slotsClub],
      ['promotions', labels.promotions],
      ['myCasino', labels.myCasino],
      ['profile', labels.profile],
      ['settings', labels.settings],
      ['interests', labels.interests],
      ['communications', labels.communication],
      ['deleteAccount', labels.deleteAccount],
    ),
    logOut(labels, onLogOut),
  ];
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

function logOut(labels: Labels, onSelect: () => void): NavigationAction {
  return { kind: 'action', label: labels.logOut, onSelect };
}
