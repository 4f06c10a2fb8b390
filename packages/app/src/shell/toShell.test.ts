import { enGB } from '@casino/ui';
import { describe, expect, it, vi } from 'vitest';
import { toHeader } from './toHeader.ts';
import { toDesktopItems, toMemberMenu, toMobileItems } from './toNavigation.ts';

const { navigation } = enGB;

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
});

describe('§2 navigation', () => {
  it('leads a narrow window to what exists', () => {
    expect(toMobileItems(navigation, 'home')).toEqual([
      { kind: 'link', label: 'Home', href: '/', current: true, icon: 'home' },
      { kind: 'link', label: 'Offers', href: '/offers', current: false, icon: 'offers' },
      { kind: 'link', label: 'More', href: '/more', current: false, icon: 'more' },
    ]);
  });

  it('leads a wide window to what exists', () => {
    expect(toDesktopItems(navigation, 'offer')).toEqual([
      { kind: 'link', label: 'My Rewards', href: '/', current: false },
      {
        kind: 'menu',
        label: 'Rewards',
        items: [{ kind: 'link', label: 'Offers', href: '/offers', current: true }],
      },
    ]);
  });

  it('logs out from the menu behind the member’s name', () => {
    const logOut = vi.fn();
    const menu = toMemberMenu(navigation, 'Demo Jack', logOut);
    expect(menu).toMatchObject({ label: 'Demo Jack', items: [{ label: 'Log Out' }] });
    const [item] = menu.items;
    if (item?.kind === 'action') item.onSelect();
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(toMemberMenu(navigation, null, logOut).label).toBe('Profile');
  });
});
