import { expect, it } from 'vitest';
import { demoWith, NOW } from '../demoFolder.fixtures.ts';
import { diffContent, eventsWithPlaces } from './diffContent.ts';

type Changes = Parameters<typeof demoWith>[0];

const plain = (changes: Changes) =>
  demoWith(changes).documents.map(({ fields, ...rest }) => ({
    ...rest,
    fields: JSON.parse(JSON.stringify(fields)),
  }));

/** The difference between the demo with `before` and with `after`. */
function diff(
  before: Changes,
  after: Changes,
  holders?: ReadonlyMap<string, number>,
): readonly string[] {
  return diffContent(plain(before), plain(after), holders);
}

it('equal content has no difference', () => {
  expect(diff({}, {})).toEqual([]);
});

it('a new price names the dish, and both prices', () => {
  expect(diff({}, { 'restaurants/meridian.yaml': ['price: £8.50', 'price: 9.00'] })).toEqual([
    'Restaurants',
    '  changed  Meridian (The Orrery, London)',
    '             menus › Evening › sections › To begin › dishes › Celeriac soup › price: £8.50 → £9',
  ]);
});

it.each([
  ['£0.25', 'less than £1'],
  ['£85', 'at least 10 times as much as before'],
  ['£0.85', 'less than £1'],
])('a price of £8.50 that becomes %s is named at the end', (price, why) => {
  const lines = diff({}, { 'restaurants/meridian.yaml': ['price: £8.50', `price: ${price}`] });
  const dish = 'menus › Evening › sections › To begin › dishes › Celeriac soup';
  expect(lines.slice(-2)).toEqual([
    'Look at these amounts again',
    `  Meridian: ${dish} › price: ${price} is ${why}`,
  ]);
});

it('an amount of a new entry is named if it is odd, once for all venues', () => {
  const offer = ['value: null', 'value: 0.25'] as const;
  const lines = diffContent([], plain({ 'offers/tasting.yaml': offer }));
  expect(lines.slice(-2)).toEqual([
    'Look at these amounts again',
    '  The chef’s tasting evening: value: £0.25 is less than £1',
  ]);
});

const ONCE = `---
venues: [the-orrery]
title: Tea
summary: Tea.
category: tea
place: The bar
terms: Free.
rsvp: true
starts: 2027-01-04 15:00
ends: 2027-01-04 16:00
---

Tea.
`;
const movedTo = (day: string) => ONCE.replaceAll('2027-01-04', day);

it('an event on another day is moved, and a removed one is not: both name the members with places', () => {
  const holders = new Map([['6-tea', 12]]);
  const before = { 'events/tea.md': ONCE };
  expect(diff(before, { 'events/tea.md': movedTo('2027-01-05') }, holders)).toEqual([
    'Events',
    '  moved    Tea (The Orrery, London, Tue 5 Jan 2027 15:00)',
    '             from Mon 4 Jan 2027 15:00 to Tue 5 Jan 2027 15:00, 12 members hold places',
    '             ends: Mon 4 Jan 2027 16:00 → Tue 5 Jan 2027 16:00',
  ]);
  expect(diff(before, {}, new Map([['6-tea', 1]]))).toEqual([
    'Events',
    '  removed  Tea (The Orrery, London, Mon 4 Jan 2027 15:00)',
    '             1 member holds a place',
  ]);
});

it('places are counted of events to come that move or are removed', () => {
  const affected = (before: Changes, after: Changes, now = NOW) =>
    eventsWithPlaces(plain(before), plain(after), now);
  const tea = { 'events/tea.md': ONCE };
  expect(affected(tea, {})).toEqual(['6-tea']);
  expect(affected(tea, { 'events/tea.md': movedTo('2027-01-05') })).toEqual(['6-tea']);
  expect(affected(tea, tea)).toEqual([]);
  expect(affected(tea, {}, new Date('2027-01-04T16:00:00Z'))).toEqual([]);
  expect(affected({ 'events/tea.md': ONCE.replace('rsvp: true\n', '') }, {})).toEqual([]);
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
