import { expect, it } from 'vitest';
import { sidebarNames, toExportName } from './sidebarNames.ts';

it('names stories as the sidebar does', () => {
  const stories = [
    { id: 'screens-offers--ready', name: '§2.78 Offers say how to redeem them' },
    { id: 'screens-offers--ready-again', name: '§2.78 Offers say how to redeem them' },
    { id: 'screens-offers--spent', name: 'Spent' },
  ];
  expect([...sidebarNames(stories).values()]).toEqual([
    'Offers say how to redeem them',
    'Ready Again',
    'Spent',
  ]);
});

it.each([
  ['screens-offers--only-spent', 'OnlySpent'],
  ['screens-offers--title-of-200-characters', 'TitleOf200Characters'],
])('finds the export of %s', (id, name) => {
  expect(toExportName(id)).toBe(name);
});
