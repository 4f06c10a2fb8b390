import { expect, it } from 'vitest';
import { demoWith } from '../demoFolder.fixtures.ts';
import { diffContent } from './diffContent.ts';

type Changes = Parameters<typeof demoWith>[0];

/** The difference between the demo with `before` and with `after`. */
function diff(before: Changes, after: Changes): readonly string[] {
  const plain = (changes: Changes) =>
    demoWith(changes).documents.map(({ fields, ...rest }) => ({
      ...rest,
      fields: JSON.parse(JSON.stringify(fields)),
    }));
  return diffContent(plain(before), plain(after));
}

it('equal content has no difference', () => {
  expect(diff({}, {})).toEqual([]);
});

it('a new price names the dish, and both prices', () => {
  expect(diff({}, { 'restaurants/meridian.yaml': ['pricePence: 850', 'pricePence: 900'] })).toEqual(
    [
      'Restaurants',
      '  changed  Meridian (The Orrery, London)',
      '             menus › Evening › sections › To begin › dishes › Celeriac soup › pricePence: 850 → 900',
    ],
  );
});

it('a new dish and a removed one have their names', () => {
  const renamed = ['name: Celeriac soup', 'name: Leek soup'] as const;
  expect(diff({}, { 'restaurants/meridian.yaml': renamed })).toEqual([
    'Restaurants',
    '  changed  Meridian (The Orrery, London)',
    '             menus › Evening › sections › To begin › dishes › Celeriac soup: removed',
    '             menus › Evening › sections › To begin › dishes › Leek soup: new',
  ]);
});

it('the dates of an event are one entry, with local times', () => {
  const lines = diff({}, { 'events/deep-stack.md': ['19:00 to 01:30', '20:00 to 01:30'] });
  expect(lines).toEqual([
    'Events',
    '  changed  Deep Stack Friday (Foundry Rooms, Manchester, Fri 6 Nov 2026 20:00; Foundry Rooms, Manchester, Fri 4 Dec 2026 20:00; Foundry Rooms, Manchester, Fri 1 Jan 2027 20:00 and 36 more)',
    '             starts: 19:00 → 20:00',
  ]);
});

it('a new event and a removed one count their dates', () => {
  const ball = '  on: second Saturday\n  in: [February, ';
  const lines = diff({ 'events/masked-ball.md': [ball, '  on: first Saturday\n  in: ['] }, {});
  expect(lines).toContain(
    '  new      The Masked Ball (Foundry Rooms, Manchester, Sat 12 Dec 2026 21:00; Foundry Rooms, Manchester, Sat 13 Feb 2027 21:00; Foundry Rooms, Manchester, Sat 12 Jun 2027 21:00 and 21 more)',
  );
});

it('a page names its language', () => {
  const lines = diff(
    {},
    {
      'pages/terms.md': ['2026-11-02', '2026-11-03'],
      'pages/terms.zh-Hans.md': ['2026-11-02', '2026-11-04'],
    },
  );
  expect(lines).toEqual([
    'Pages',
    '  changed  terms (en-GB)',
    '             updatedOn: “2026-11-02” → “2026-11-03”',
    '  changed  terms (zh-Hans)',
    '             updatedOn: “2026-11-02” → “2026-11-04”',
  ]);
});

it.each([
  ['an event', 'events/new-years-eve.md', 'category: party', ''],
  ['an offer', 'offers/masterclass.yaml', 'code: SEAT', ''],
  ['a game', 'games/winter-wheel.yaml', 'prizes: wheel', ''],
  ['a prize', 'prizes/wheel.yaml', '    weight: 1', 'prizes › A night away for two › '],
])('the language of %s is a change', (_, file, field, place) => {
  const [indent = ''] = /^ */.exec(field) ?? [];
  const [, , change] = diff({}, { [file]: [field, `${field}\n${indent}locale: zh-Hans`] });
  expect(change).toBe(`             ${place}locale: nothing → “zh-Hans”`);
});

it('another order of menus is a change, and another order of fields is not', () => {
  const menus = [
    { name: 'Evening', note: '' },
    { name: 'Late plates', note: '' },
  ];
  const restaurant = (list: unknown) => [
    { collection: 'restaurants', id: '6', fields: { name: 'Meridian', menus: list } },
  ];
  expect(diffContent(restaurant(menus), restaurant(menus.toReversed()))).toEqual([
    'Restaurants',
    '  changed  Meridian',
    '             menus: another order',
  ]);
  const reordered = menus.map(({ name, note }) => ({ note, name }));
  expect(diffContent(restaurant(menus), restaurant(reordered))).toEqual([]);
});
