import { expect, it } from 'vitest';
import { withoutPromotions } from './withoutPromotions.ts';

const link = (href: string) => ({ kind: 'link' as const, label: href, href, current: false });
const logOut = { kind: 'action' as const, label: 'Log Out', onSelect: () => undefined };

it('leaves out what promotes, and a menu that holds nothing else', () => {
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
