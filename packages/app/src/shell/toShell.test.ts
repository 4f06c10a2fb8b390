import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it, vi } from 'vitest';
import { MEMBER_PAGES } from '../pages/memberPages.ts';
import { ROUTE_NAMES } from '../pages/pages.ts';
import { toHeader } from './toHeader.ts';
import { toDesktopItems, toMemberMenu, toMobileItems, toMoreGroups } from './toNavigation.ts';

const { navigation } = enGB;
const labelsOf = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

describe('§2 mobile header titles', () => {
  it.each([
    ['offers', { title: 'My Exclusive Offers' }],
    ['offer', { title: 'My Exclusive Offers', backHref: '/offers' }],
    ['benefits', { title: 'My Benefits', backHref: '/more' }],
    ['spinTheWheel', { title: 'Spin The Wheel', backHref: '/' }],
    ['events', { title: "What's On at Harbour" }],
    ['home', null],
    ['more', null],
    [null, null],
  ] as const)('%s', (route, header) => {
    expect(toHeader(enGB, route, 'Harbour')).toEqual(header);
  });

  it('events without a venue name: Events', () => {
    expect(toHeader(enGB, 'events', '')).toEqual({ title: 'Events' });
  });
});

/** Each page of the member area: the title and the back link of its mobile header, and the current item of the bar. */
const MOBILE_HEADERS: readonly [string, string | undefined, string | undefined, string][] = [
  ['home', undefined, undefined, 'Home'],
  ['spinTheWheel', 'Spin The Wheel', '/', 'Home'],
  ['offers', 'My Exclusive Offers', undefined, 'Offers'],
  ['offer', 'My Exclusive Offers', '/offers', 'Offers'],
  ['benefits', 'My Benefits', '/more', 'More'],
  ['promotions', 'Promotions', '/more', 'More'],
  ['events', "What's On at Harbour", undefined, 'Events'],
  ['event', 'Events', '/events', 'Events'],
  ['profile', 'Profile', '/more', 'More'],
  ['slots', 'Slots Club', '/more', 'More'],
  ['slotsEvent', 'Slots Club', '/slots', 'More'],
  ['settings', 'Settings', '/more', 'More'],
  ['interests', 'Settings/Interests', '/settings', 'More'],
  ['communications', 'Settings/Communication', '/settings', 'More'],
  ['deleteAccount', 'Delete My Account', '/settings', 'More'],
  ['restaurant', 'Restaurant', undefined, 'Restaurant'],
  ['myCasino', 'My Casino', '/more', 'More'],
  ['more', undefined, undefined, 'More'],
];

describe('the mobile header and the bar', () => {
  it('every page of the member area is tested here', () => {
    expect(MOBILE_HEADERS.map(([name]) => name)).toEqual(Object.keys(MEMBER_PAGES));
  });

  it.each(MOBILE_HEADERS)(
    '%s: title %s, back to %s, current item %s',
    (name, title, back, item) => {
      const route = ROUTE_NAMES.find((each) => each === name) ?? null;
      const header = toHeader(enGB, route, 'Harbour');
      expect([header?.title, header?.backHref]).toEqual([title, back]);
      const current = toMobileItems(navigation, route).filter((each) => each.current);
      expect(labelsOf(current)).toEqual([item]);
    },
  );
});

/** Every label in the navigation of a wide window. */
function labelsOnDesktop(): string[] {
  const top = toDesktopItems(navigation, 'home');
  const menus = top.flatMap((item) => ('items' in item ? labelsOf(item.items) : []));
  const member = toMemberMenu(navigation, 'home', 'Demo Jack', () => {});
  return [...labelsOf(top), ...menus, ...labelsOf(member.items)];
}
function labelsOnMobile(): string[] {
  const onMore = toMoreGroups(enGB, () => '').flatMap(({ items }) => labelsOf(items));
  return [...labelsOf(toMobileItems(navigation, 'home')), ...onMore];
}

describe('§2 navigation labels', () => {
  it.each([
    'My Rewards',
    'Rewards',
    'Casino Life',
    'Offers',
    'Benefits',
    'Promotions',
    'Events',
    'Profile',
    'Settings',
    'Log Out',
    'Slots Club',
  ])('desktop: %s', (label) => expect(labelsOnDesktop()).toContain(label));

  it.each([
    'Home',
    'Offers',
    'Restaurant',
    'Events',
    'More',
    'My Casino',
    'Benefits',
    'Profile',
    'Settings',
    'Settings/Interests',
    'Settings/Communication',
    'Delete My Account',
    'Met Rewards Explained',
    'Why We Have To Ask',
    'FAQs',
    'Responsible Gaming',
    'Data Processing',
    'Terms & Conditions',
    'Slots Club',
  ])('mobile: %s', (label) => expect(labelsOnMobile()).toContain(label));
});

describe('§2 navigation', () => {
  it('on a narrow window: five links in the bar, the other pages on More', () => {
    const bar = toMobileItems(navigation, 'event');
    expect(labelsOf(bar)).toEqual(['Home', 'Offers', 'Restaurant', 'Events', 'More']);
    expect(bar.filter(({ current }) => current)).toMatchObject([{ href: '/events' }]);
    const groups = toMoreGroups(enGB, (page) => `/more?info=${page}`);
    expect(groups.flatMap(({ items }) => labelsOf(items))).toEqual([
      'My Casino',
      'Promotions',
      'Slots Club',
      'Benefits',
      'Profile',
      'Settings',
      'Settings/Interests',
      'Settings/Communication',
      'Delete My Account',
      'Met Rewards Explained',
      'Why We Have To Ask',
      'FAQs',
      'Responsible Gaming',
      'Data Processing',
      'Terms & Conditions',
    ]);
    expect(groups.at(-1)?.items[2]).toMatchObject({ href: '/more?info=faqs' });
  });

  it('on a wide window: links and menus at the top', () => {
    const items = toDesktopItems(navigation, 'offer');
    expect(
      items.map((each) => [each.label, 'items' in each ? labelsOf(each.items) : each.href]),
    ).toEqual([
      ['My Rewards', '/'],
      ['Rewards', ['Offers', 'Benefits']],
      ['Casino Life', ['Promotions', 'Events', 'Restaurant', 'My Casino']],
      ['Slots Club', '/slots'],
    ]);
    expect(items[1]).toMatchObject({ items: [{ current: true }, { current: false }] });
  });

  it('in the menu with the member’s name: profile, settings and log-out', () => {
    const logOut = vi.fn();
    const menu = toMemberMenu(navigation, 'profile', 'Demo Jack', logOut);
    expect(menu.label).toBe('Demo Jack');
    expect(labelsOf(menu.items)).toEqual(['Profile', 'Settings', 'Log Out']);
    const item = menu.items.at(-1);
    if (item?.kind === 'action') item.onSelect();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(toMemberMenu(navigation, null, null, logOut).label).toBe('Profile');
  });
});
