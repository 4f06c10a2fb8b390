import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it, vi } from 'vitest';
import { AREA_PAGES } from '../../pages/areaPages.fixtures.ts';
import {
  toDesktopItems,
  toMemberMenu,
  toMobileItems,
  toMoreGroups,
} from '../../pages/navigation/toNavigation.ts';
import { routeAt } from '../../pages/paths.ts';
import { toHeader } from './toHeader.ts';

const labelsOf = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

describe('§2 mobile header titles', () => {
  it.each([
    ['§2.9', 'offers', { title: 'My Exclusive Offers' }],
    ['§2.10', 'offer', { title: 'My Exclusive Offers', backHref: '/offers' }],
    ['§2.11', 'benefits', { title: 'My Benefits', backHref: '/more' }],
    ['§2.8', 'spinTheWheel', { title: 'Spin The Wheel', backHref: '/' }],
    ['§2.13', 'events', { title: 'What’s On at Harbour' }],
    ['§2', 'support', { title: 'Contact support', backHref: '/more' }],
    ['§2', 'home', null],
    ['§2.24', 'more', null],
    ['§2', null, null],
  ] as const)('%s %s', (_, route, header) => {
    expect(toHeader(enGB, route, 'Harbour')).toEqual(header);
  });

  it('events without a venue name: Events', () => {
    expect(toHeader(enGB, 'events', '')).toEqual({ title: 'Events' });
  });
});

describe('the mobile header and the bar', () => {
  it.each(AREA_PAGES)('$path: title $header, back to $back, current item $bar', (page) => {
    const route = routeAt(page.at);
    const header = toHeader(enGB, route, 'Harbour');
    expect([header?.title ?? null, header?.backHref ?? null]).toEqual([page.header, page.back]);
    const current = toMobileItems(enGB, route).filter((each) => each.current);
    expect(labelsOf(current)).toEqual([page.bar]);
  });
});

interface Item {
  readonly label: string;
  readonly href?: string;
}

/** The labels of a navigation, each with the address that it opens, if it opens one. */
const targetsIn = (items: readonly Item[]) => items.map(({ label, href }) => [label, href]);

/** The navigation of a wide window. */
function desktop() {
  const top = toDesktopItems(enGB, 'home');
  const menus = top.flatMap((item) => ('items' in item ? targetsIn(item.items) : []));
  const { items } = toMemberMenu(enGB, 'home', 'Demo Jack', () => {});
  return [...targetsIn(top), ...menus, ...targetsIn(items)];
}

/** The bar of a narrow window, and More. */
function mobile() {
  const onMore = toMoreGroups(enGB, (page) => `/more?info=${page}`);
  return [
    ...targetsIn(toMobileItems(enGB, 'home')),
    ...onMore.flatMap((group) => targetsIn(group.items)),
  ];
}

describe('§2 navigation labels', () => {
  it.each<[string, string, string?]>([
    ['§2.41', 'My Rewards', '/'],
    ['§2.42', 'Rewards'],
    ['§2.43', 'Casino Life'],
    ['§2.44', 'Offers', '/offers'],
    ['§2.45', 'Benefits', '/benefits'],
    ['§2', 'Points', '/points'],
    ['§2.46', 'Promotions', '/promotions'],
    ['§2.47', 'Events', '/events'],
    ['§2', 'Restaurant', '/restaurant'],
    ['§2', 'My Casino', '/mycasino'],
    ['§2.48', 'Profile', '/profile'],
    ['§2.49', 'Settings', '/settings'],
    ['§2.50', 'Log Out'],
    ['§2.51', 'Slots Club', '/slots'],
  ])('%s desktop: %s opens %s', (_, label, href) => {
    expect(desktop()).toContainEqual([label, href]);
  });

  it.each<[string, string, string?]>([
    ['§2.52', 'Home', '/'],
    ['§2.53', 'Offers', '/offers'],
    ['§2.54', 'Restaurant', '/restaurant'],
    ['§2.55', 'Events', '/events'],
    ['§2.56', 'More', '/more'],
    ['§2.57', 'My Casino', '/mycasino'],
    ['§2', 'Promotions', '/promotions'],
    ['§2.58', 'Benefits', '/benefits'],
    ['§2', 'Points', '/points'],
    ['§2.59', 'Profile', '/profile'],
    ['§2.60', 'Settings', '/settings'],
    ['§2.61', 'Settings/Interests', '/settings/interests'],
    ['§2.62', 'Settings/Communication', '/settings/communications'],
    ['§2.63', 'Delete My Account', '/settings/delete'],
    ['§2.64', 'Met Rewards Explained', '/more?info=rewards-explained'],
    ['§2.65', 'Why We Have To Ask', '/more?info=why-we-ask'],
    ['§2.66', 'FAQs', '/more?info=faqs'],
    ['§2.67', 'Responsible Gaming', '/more?info=responsible-gaming'],
    ['§2.68', 'Data Processing', '/more?info=data-processing'],
    ['§2.69', 'Terms & Conditions', '/more?info=terms'],
    ['§2.70', 'Slots Club', '/slots'],
  ])('%s mobile: %s opens %s', (_, label, href) => {
    expect(mobile()).toContainEqual([label, href]);
  });
});

describe('§2 navigation', () => {
  it('on a narrow window: five links in the bar, the other pages on More', () => {
    const bar = toMobileItems(enGB, 'event');
    expect(labelsOf(bar)).toEqual(['Home', 'Offers', 'Restaurant', 'Events', 'More']);
    expect(bar.filter(({ current }) => current)).toMatchObject([{ href: '/events' }]);
    const addresses = mobile().map(([, href]) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('on a wide window: links and menus at the top', () => {
    const items = toDesktopItems(enGB, 'offer');
    expect(
      items.map((each) => [each.label, 'items' in each ? labelsOf(each.items) : each.href]),
    ).toEqual([
      ['My Rewards', '/'],
      ['Rewards', ['Offers', 'Benefits', 'Points']],
      ['Casino Life', ['Promotions', 'Events', 'Restaurant', 'My Casino']],
      ['Slots Club', '/slots'],
    ]);
    expect(items[1]).toMatchObject({
      items: [{ current: true }, { current: false }, { current: false }],
    });
  });

  it('the page More names the support form first of what is good to know', () => {
    const groups = toMoreGroups(enGB, (page) => `/more?info=${page}`);
    const [first] = groups.at(-1)?.items ?? [];
    expect(first).toMatchObject({ label: 'Contact support', href: '/account/support' });
  });

  it('in the menu with the member’s name: profile, settings, support and log-out', () => {
    const logOut = vi.fn();
    const menu = toMemberMenu(enGB, 'profile', 'Demo Jack', logOut);
    expect(menu.label).toBe('Demo Jack');
    expect(labelsOf(menu.items)).toEqual(['Profile', 'Settings', 'Contact support', 'Log Out']);
    const item = menu.items.at(-1);
    if (item?.kind === 'action') item.onSelect();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(toMemberMenu(enGB, null, null, logOut).label).toBe('Profile');
  });
});
