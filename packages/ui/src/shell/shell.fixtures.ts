import { enGB, type Messages } from '../i18n/messages.ts';
import {
  eventsIcon,
  homeIcon,
  moreIcon,
  offersIcon,
  restaurantIcon,
} from '../primitives/Icon/topicIcons.ts';
import type {
  DesktopShellProps,
  MobileNavigationItem,
  NavigationLink,
  NavigationMenu,
} from './shell.types.ts';

type Labels = Messages['navigation'];

const linkTo = (label: string, href: string, path: string): NavigationLink => ({
  kind: 'link',
  label,
  href,
  current: href === path,
});

/** The reading page about safer gambling, as a dialog over the current page. */
export const HELP_HREF = '?info=responsible-gaming';

/** All items of the bottom bar. */
export function mobileItems(
  path: string,
  navigation: Labels = enGB.navigation,
): readonly MobileNavigationItem[] {
  return [
    { ...linkTo(navigation.home, '/', path), icon: homeIcon },
    { ...linkTo(navigation.offers, '/offers', path), icon: offersIcon },
    { ...linkTo(navigation.restaurant, '/restaurant', path), icon: restaurantIcon },
    { ...linkTo(navigation.events, '/events', path), icon: eventsIcon },
    { ...linkTo(navigation.more, '/more', path), icon: moreIcon },
  ];
}

/** All items of the top navigation. */
export function desktopItems(
  path: string,
  navigation: Labels = enGB.navigation,
): DesktopShellProps['items'] {
  return [
    linkTo(navigation.myRewards, '/', path),
    {
      kind: 'menu',
      label: navigation.rewards,
      items: [
        linkTo(navigation.offers, '/offers', path),
        linkTo(navigation.benefits, '/benefits', path),
      ],
    },
    {
      kind: 'menu',
      label: navigation.casinoLife,
      items: [
        linkTo(navigation.promotions, '/promotions', path),
        linkTo(navigation.events, '/events', path),
        linkTo(navigation.restaurant, '/restaurant', path),
        linkTo(navigation.myCasino, '/mycasino', path),
      ],
    },
    linkTo(navigation.slotsClub, '/slots', path),
  ];
}

/** The menu of the member's name. */
export function memberMenu(
  navigation: Labels = enGB.navigation,
  label = 'Violet Sample',
): NavigationMenu {
  return {
    kind: 'menu',
    label,
    items: [
      linkTo(navigation.profile, '/profile', ''),
      linkTo(navigation.settings, '/settings', ''),
      { kind: 'action', label: navigation.logOut, onSelect: () => undefined },
    ],
  };
}
