import { enGB } from '@casino/ui';
import { describe, expect, it, vi } from 'vitest';
import { toHeader } from './toHeader.ts';
import { toDesktopItems, toMemberMenu, toMobileItems, toMoreGroups } from './toNavigation.ts';

const { navigation } = enGB;
const labelsOf = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);

describe('§2 mobile header titles', () => {
  it.each([
    ['offers', { title: 'My Exclusive Offers' }],
    ['offer', { title: 'My Exclusive Offers', backHref: '/offers' }],
    ['benefits', { title: 'My Benefits' }],
    ['spinTheWheel', { title: 'Spin The Wheel' }],
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
