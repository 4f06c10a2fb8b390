import { describe, expect, it } from 'vitest';
import { INFO_PAGES } from '../src/contract/content/infoPages.ts';
import { TIER_NAMES, TIER_POINT_CAPS, TIERS } from '../src/contract/tiers.ts';
import { demoFiles, demoWith, lineOf, NOW } from './demoFolder.fixtures.ts';
import { EMBLEMS } from './emblems.ts';
import { MISTAKES } from './mistakes.fixtures.ts';
import { readContent } from './readContent.ts';

it.each(MISTAKES)('a folder is refused with %s', (_, file, from, to, line, field, message) => {
  const changes = { [file]: [from, to] } as const;
  expect(demoWith(changes).problems).toContainEqual({
    ...{ file, field, line: lineOf(changes, file, line) },
    message: expect.stringContaining(message),
  });
});

it('a real folder has no relative dates', () => {
  const { problems } = demoWith({ 'settings.yaml': 'relativeDates: false\n' });
  expect(problems).toContainEqual({
    file: 'games/kings-week.yaml',
    line: lineOf({}, 'games/kings-week.yaml', 'optInOpens:'),
    field: 'optInOpens',
    message: '"-1 day" is not allowed. Allowed: a day and a time, such as 2026-12-24 19:00.',
  });
});

it('files without a known folder, with broken YAML or without fields are refused', () => {
  const { problems } = demoWith({
    'event/masked-ball.md': '',
    'offers/tea.yaml': 'venues: all\ntitle: "Tea',
    'pages/faqs.md': 'No fields.',
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'event/masked-ball.md:1',
    'offers/tea.yaml:2',
    'pages/faqs.md:1',
  ]);
});

it('a file whose name cannot be part of an address is refused', () => {
  const { problems } = demoWith({ 'offers/Tea for two.yaml': 'venues: all\n' });
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'offers/Tea for two.yaml',
      message: expect.stringContaining('lower-case letters, digits and hyphens'),
    }),
  ]);
});

it('a translation in an unknown language, of an unknown page, or of another kind is refused', () => {
  const page = '---\nupdatedOn: 2026-11-02\n---\nText.\n';
  const { problems } = demoWith({
    'events/masked-ball.zh-Hans.md': page,
    'pages/terms.en-GB.md': page,
    'pages/terms.fr.md': page,
    'pages/term.zh-Hans.md': page,
  });
  expect(problems.map(({ file, message }) => [file, message.split('.')[0]])).toEqual([
    ['events/masked-ball.zh-Hans.md', expect.stringMatching(/^The name of a file/)],
    ['pages/term.zh-Hans.md', 'There is no page "term"'],
    ['pages/terms.en-GB.md', 'There is no language "en-GB"'],
    ['pages/terms.fr.md', 'There is no language "fr"'],
  ]);
});

it('a translation without its original is refused, and not one whose original has a mistake', () => {
  const terms = demoFiles().filter(({ path }) => path !== 'pages/terms.md');
  expect(readContent(terms, NOW, EMBLEMS).problems).toEqual([
    expect.objectContaining({
      file: 'pages/terms.zh-Hans.md',
      message: 'This translates pages/terms.md, which is missing.',
    }),
  ]);
  const { problems } = demoWith({ 'pages/terms.md': ['2026-11-02', '2 November'] });
  expect(problems.map(({ file }) => file)).toEqual(['pages/terms.md']);
});

it.each([
  ['£25', 2_500],
  ['25.00', 2_500],
  ['£8.50', 850],
  ['"£1,250.05"', 125_005],
  ['null', null],
])('the value %s of an offer is %s in pence', (value, pence) => {
  const { documents, problems } = demoWith({
    'offers/tasting.yaml': ['value: null', `value: ${value}`],
  });
  expect(problems).toEqual([]);
  const offer = documents.find(({ id }) => id === 'venue-6-tasting');
  expect(offer?.fields['valuePence']).toBe(pence);
});

it('an offer from a day until a day lasts from its beginning until its end', () => {
  const { documents, problems } = demoWith({
    'offers/tasting.yaml': [
      'validFrom: +4 days\nvalidUntil: +32 days',
      'validFrom: 2027-02-01\nvalidUntil: 2027-02-01',
    ],
  });
  expect(problems).toEqual([]);
  expect(documents.find(({ id }) => id === 'venue-6-tasting')?.fields).toMatchObject({
    validFrom: new Date('2027-02-01T00:00:00Z'),
    validUntil: new Date('2027-02-01T23:59:00Z'),
  });
});

it('content names the language of its texts', () => {
  const { documents, problems } = demoWith({
    'restaurants/meridian.yaml': ['name: Meridian', 'name: Meridian\nlocale: zh-Hans'],
    'benefits/the-orrery.yaml': ['  - id: taxi', '  - locale: zh-Hans\n    id: taxi'],
    'venues/the-orrery.yaml': ['id: 6', 'id: 6\nlocale: zh-Hans'],
    'offers/masterclass.yaml': ['code: SEAT', 'code: SEAT\nlocale: zh-Hans'],
    'games/winter-wheel.yaml': ['prizes: wheel', 'prizes: wheel\nlocale: zh-Hans'],
    'prizes/wheel.yaml': ['weight: 1\n', 'weight: 1\n    locale: zh-Hans\n'],
  });
  expect(problems).toEqual([]);
  const named = documents.filter(({ fields }) => JSON.stringify(fields).includes('"zh-Hans"'));
  const paths = named.map(({ collection, id }) => `${collection}/${id}`);
  const others = paths.filter((path) => !path.startsWith('infoPages/'));
  const games = ['autumn-aces', 'kings-week', 'spring-spin', 'winter-wheel'];
  expect(others.toSorted()).toEqual([
    'benefits/6',
    'gameDefinitions/winter-wheel',
    ...games.map((id) => `gamePrizes/${id}`),
    'restaurants/6',
    'venues/6',
    ...[12, 21, 6, 9].map((venue) => `vouchers/venue-${venue}-masterclass`),
  ]);
});

it('a translation that is older than its original is named, and can be published', () => {
  const file = 'pages/terms.zh-Hans.md';
  const { problems, warnings } = demoWith({ 'pages/terms.md': ['2026-11-02', '2026-11-03'] });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    {
      file,
      line: lineOf({}, file, 'updatedOn:'),
      field: 'updatedOn',
      message: 'pages/terms.md was changed later, on 2026-11-03. Compare the two texts.',
    },
  ]);
});

it('a mistake in a venue is reported once', () => {
  const { problems } = demoWith({ 'venues/the-orrery.yaml': ['id: 6\n', ''] });
  expect(problems.map(({ field }) => field)).toEqual(['id']);
  const same = demoWith({ 'venues/the-orrery.yaml': ['id: 6\n', 'id: 9\n'] });
  expect(same.problems.map(({ file }) => file)).toEqual(['venues/the-orrery.yaml']);
});

it('more events of a venue than the app reads are refused', () => {
  const { problems } = demoWith({
    'events/masked-ball.md': [
      'on: second Saturday\n  in: [February, ',
      'on: every day\n  in: [May, ',
    ],
    'events/thursday-trio.md': ['on: last Thursday', 'on: every day'],
  });
  expect(problems.map(({ message }) => message)).toContain(
    'The app shows at most 300 events of a venue.',
  );
});

describe('the content of the demo', () => {
  const { documents, problems } = demoWith();
  const fieldsOf = (path: string) =>
    documents.find(({ collection, id }) => `${collection}/${id}` === path)?.fields ?? {};

  it('has no problem', () => {
    expect(problems).toEqual([]);
  });

  it('has each page in each language', () => {
    const pages = documents.filter(({ collection }) => collection === 'infoPages');
    const expected = INFO_PAGES.flatMap((page) => [
      [page, undefined],
      [`${page}.zh-Hans`, 'zh-Hans'],
    ]);
    expect(pages.map(({ id, fields }) => [id, fields['locale']]).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it('states the points of every tier', () => {
    const html = String(fieldsOf('infoPages/rewards-explained')['html']);
    for (const tier of TIERS) {
      const cap = TIER_POINT_CAPS[tier];
      const points = cap === null ? 'The top tier' : `${cap.toLocaleString('en-GB')} tier points`;
      expect(html).toContain(`<th scope="row">${TIER_NAMES[tier]}</th><td>${points}`);
    }
  });

  it.each([
    ['in winter', '6-new-years-eve-2026-12-31', '2026-12-31T19:00:00Z', '2027-01-01T03:00:00Z'],
    [
      'in summer',
      '12-midsummer-terrace-2027-06-26',
      '2027-06-26T16:00:00Z',
      '2027-06-26T21:30:00Z',
    ],
    [
      'when clocks go forward',
      '6-clock-night-2027-03-27',
      '2027-03-27T22:00:00Z',
      '2027-03-28T03:00:00Z',
    ],
    [
      'when clocks go back',
      '6-clock-night-2027-10-30',
      '2027-10-30T21:00:00Z',
      '2027-10-31T04:00:00Z',
    ],
  ])('has an event %s at the time of the casino', (_, id, from, until) => {
    expect(fieldsOf(`events/${id}`)).toMatchObject({
      startsAt: new Date(from),
      endsAt: new Date(until),
    });
  });

  it('has one spotlit event at each venue, the next of its kind', () => {
    const spotlit = documents.filter(({ fields }) => fields['tv.spotlightEvent'] === true);
    expect(spotlit.map(({ id }) => id).toSorted()).toEqual(
      [12, 21, 6, 9].map((venue) => `${venue}-masked-ball-2027-02-13`),
    );
  });
});
