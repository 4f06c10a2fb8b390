import type {
  DesktopShellProps,
  Messages,
  MobileNavigationItem,
  NavigationAction,
  NavigationLink,
  NavigationMenu,
} from '@casino/ui';
import { pathTo, type RouteName } from '../paths.ts';

type Labels = Messages['navigation'];

/** The places whose pages belong to each entry: it is marked while one of them is open. */
const PLACES = {
  home: ['home'],
  offers: ['offers', 'offer'],
  more: ['more'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

type Place = keyof typeof PLACES;

function link(place: Place, label: string, route: RouteName | null): NavigationLink {
  const routes: readonly (RouteName | null)[] = PLACES[place];
  return { kind: 'link', label, href: pathTo(place), current: routes.includes(route) };
}

/** The bar along the bottom of a narrow window: Home, Offers, More. Specification section 2. */
export function toMobileItems(
  labels: Labels,
  route: RouteName | null,
): readonly MobileNavigationItem[] {
  return [
    { ...link('home', labels.home, route), icon: 'home' },
    { ...link('offers', labels.offers, route), icon: 'offers' },
    { ...link('more', labels.more, route), icon: 'more' },
  ];
}

/** The top navigation of a wide window: My Rewards, and the menu Rewards. Specification section 2. */
export function toDesktopItems(
  labels: Labels,
  route: RouteName | null,
): DesktopShellProps['items'] {
  return [
    link('home', labels.myRewards, route),
    { kind: 'menu', label: labels.rewards, items: [link('offers', labels.offers, route)] },
  ];
}

/** The menu behind the member's name: Log Out. Until the name is known it is called Profile. */
export function toMemberMenu(
  labels: Labels,
  memberName: string | null,
  onLogOut: () => void,
): NavigationMenu {
  const label = memberName ?? labels.profile;
  return { kind: 'menu', label, items: toMoreItems(labels, onLogOut) };
}

/** What stands on More: Log Out. Specification section 2. */
export function toMoreItems(labels: Labels, onLogOut: () => void): readonly NavigationAction[] {
  return [{ kind: 'action', label: labels.logOut, onSelect: onLogOut }];
}
