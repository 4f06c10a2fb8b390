import { expect, it } from 'vitest';
import { groupsWithoutPromotions, withoutPromotions } from './withoutPromotions.ts';

const link = (href: string) => ({ kind: 'link' as const, label: href, href, current: false });
const logOut = { kind: 'action' as const, label: 'Log Out', onSelect: () => undefined };

it('removes promotional links, and menus without other links', () => {
  const entries = [
    link('/'),
    link('/offers'),
    { kind: 'menu' as const, label: 'Rewards', items: [link('/offers'), link('/benefits')] },
    { kind: 'menu' as const, label: 'Play', items: [link('/promotions')] },
    logOut,
  ];
  expect(withoutPromotions(entries)).toEqual([
    link('/'),
    { kind: 'menu', label: 'Rewards', items: [link('/benefits')] },
    logOut,
  ]);
});

it('§2 removes empty groups from More', () => {
  const groups = [
    { title: 'Around your casino', items: [link('/promotions'), link('/mycasino')] },
    { title: 'Play', items: [link('/offers')] },
    { title: 'Good to know', items: [link('/more?info=faqs')] },
  ];
  expect(groupsWithoutPromotions(groups)).toEqual([
    { title: 'Around your casino', items: [link('/mycasino')] },
    { title: 'Good to know', items: [link('/more?info=faqs')] },
  ]);
});
