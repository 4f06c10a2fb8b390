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
    ['§2.13', 'events', { title: "What's On at Harbour" }],
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

/** Every label in the navigation of a wide window. */
function labelsOnDesktop(): string[] {
  const top = toDesktopItems(enGB, 'home');
  const menus = top.flatMap((item) => ('items' in item ? labelsOf(item.items) : []));
  const member = toMemberMenu(enGB, 'home', 'Demo Jack', () => {});
  return [...labelsOf(top), ...menus, ...labelsOf(member.items)];
}
function labelsOnMobile(): string[] {
  const onMore = toMoreGroups(enGB, () => '').flatMap(({ items }) => labelsOf(items));
  return [...labelsOf(toMobileItems(enGB, 'home')), ...onMore];
}

describe('§2 navigation labels', () => {
  it.each([
    ['§2.41', 'My Rewards'],
    ['§2.42', 'Rewards'],
    ['§2.43', 'Casino Life'],
    ['§2.44', 'Offers'],
    ['§2.45', 'Benefits'],
    ['§2.46', 'Promotions'],
    ['§2.47', 'Events'],
    ['§2.48', 'Profile'],
    ['§2.49', 'Settings'],
    ['§2.50', 'Log Out'],
    ['§2.51', 'Slots Club'],
  ])('%s desktop: %s', (_, label) => expect(labelsOnDesktop()).toContain(label));

  it.each([
    ['§2.52', 'Home'],
    ['§2.53', 'Offers'],
    ['§2.54', 'Restaurant'],
    ['§2.55', 'Events'],
    ['§2.56', 'More'],
    ['§2.57', 'My Casino'],
    ['§2.58', 'Benefits'],
    ['§2.59', 'Profile'],
    ['§2.60', 'Settings'],
    ['§2.61', 'Settings/Interests'],
    ['§2.62', 'Settings/Communication'],
    ['§2.63', 'Delete My Account'],
    ['§2.64', 'Met Rewards Explained'],
    ['§2.65', 'Why We Have To Ask'],
    ['§2.66', 'FAQs'],
    ['§2.67', 'Responsible Gaming'],
    ['§2.68', 'Data Processing'],
    ['§2.69', 'Terms & Conditions'],
    ['§2.70', 'Slots Club'],
  ])('%s mobile: %s', (_, label) => expect(labelsOnMobile()).toContain(label));
});

describe('§2 navigation', () => {
  it('on a narrow window: five links in the bar, the other pages on More', () => {
    const bar = toMobileItems(enGB, 'event');
    expect(labelsOf(bar)).toEqual(['Home', 'Offers', 'Restaurant', 'Events', 'More']);
    expect(bar.filter(({ current }) => current)).toMatchObject([{ href: '/events' }]);
    const groups = toMoreGroups(enGB, (page) => `/more?info=${page}`);
    const onMore = groups.flatMap(({ items }) => items.map(({ href }) => href));
    const elsewhere = bar.map(({ href }) => href);
    expect(onMore.filter((href) => elsewhere.includes(href))).toEqual([]);
    expect(labelsOf(groups.at(-1)?.items ?? [])).toEqual([
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

  it('in the menu with the member’s name: profile, settings and log-out', () => {
    const logOut = vi.fn();
    const menu = toMemberMenu(enGB, 'profile', 'Demo Jack', logOut);
    expect(menu.label).toBe('Demo Jack');
    expect(labelsOf(menu.items)).toEqual(['Profile', 'Settings', 'Log Out']);
    const item = menu.items.at(-1);
    if (item?.kind === 'action') item.onSelect();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(toMemberMenu(enGB, null, null, logOut).label).toBe('Profile');
  });
});
