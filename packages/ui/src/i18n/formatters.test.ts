import { afterEach, describe, expect, test } from 'vitest';
import { createFormatters, type Reader } from './formatters.ts';
import { enGB } from './messages.ts';
import { plain } from './plain.fixtures.ts';
import { zhHans } from './zh-Hans/catalogue.ts';

const { date, time, number, money } = createFormatters('en-GB', 'Europe/London');

describe('§9 formats', () => {
  test.each([
    ['2026-11-21', '21 November 2026'],
    ['2026-02-01', '1 February 2026'],
    ['2026-11-21T10:00:00Z', '21 November 2026'],
    ['2026-07-31T23:30:00Z', '1 August 2026'],
  ])('§9.17 dates are day month year: %s', (iso, shown) => {
    expect(plain(date(iso))).toBe(shown);
  });

  test('a day without a time is the same day in every time zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      expect(plain(createFormatters('en-GB', zone).date('2026-11-21'))).toBe('21 November 2026');
    }
  });

  test.each([
    ['2026-11-21T18:30:00Z', '18:30'],
    ['2026-07-21T18:30:00Z', '19:30'],
    ['2026-11-21T00:05:00Z', '00:05'],
  ])('times use the 24-hour clock of the zone: %s', (instant, shown) => {
    expect(time(instant)).toBe(shown);
  });

  test('times use the 24-hour clock on a device with the 12-hour clock', () => {
    const twelve = createFormatters('en-GB-u-hc-h12', 'Europe/London');
    expect(twelve.time('2026-11-21T00:05:00Z')).toBe('00:05');
  });

  test.each([
    [18_000, '18,000'],
    [0, '0'],
    [1234.5, '1,234.50'],
    [-12, '-12'],
  ])('§9.18 numbers are en-GB, decimals with two places: %d', (value, shown) => {
    expect(number(value)).toBe(shown);
  });

  test.each([
    [2500, '£25'],
    [750, '£7.50'],
    [5, '£0.05'],
    [0, '£0'],
    [12_345_600, '£123,456'],
  ])('pence are shown as pounds: %d', (pence, shown) => {
    expect(money(pence)).toBe(shown);
  });
});

describe('in Chinese', () => {
  const chinese = createFormatters('zh-Hans', 'Europe/London');

  test('a moment is in the order and with the marks of the language', () => {
    expect(plain(chinese.date('2026-07-31T23:30:00Z'))).toBe('2026年8月1日');
    expect(plain(chinese.from('2026-07-31T23:30:00Z'))).toBe('2026年8月1日 00:30');
    expect(plain(chinese.until('2026-11-21T00:00:00Z'))).toBe('2026年11月20日');
    expect(chinese.money(750)).toBe('£7.50');
  });

  test('sentences follow each other without a space', () => {
    expect(chinese.sentences('适时休息。', '请询问工作人员。')).toBe('适时休息。请询问工作人员。');
    expect(createFormatters('en-GB', 'Europe/London').sentences('Rest.', 'Ask us.')).toBe(
      'Rest. Ask us.',
    );
  });
});

/** Saturday 21 November 2026 in London. */
const days = { today: '2026-11-21', tomorrow: '2026-11-22' };
const readIn = (locale: string, { common }: Pick<typeof enGB, 'common'>) => {
  const reader: Reader = { ...days, words: common.days };
  const formatters = createFormatters(locale, 'Europe/London', reader);
  return (format: 'day' | 'on' | 'from' | 'until', iso: string) => plain(formatters[format](iso));
};

describe('what a member plans by is said as people say it', () => {
  const shown = readIn('en-GB', enGB);

  test.each([
    ['day', '2026-11-21', 'today'],
    ['day', '2026-11-21T23:59:00Z', 'today'],
    ['day', '2026-11-22', 'tomorrow'],
    ['day', '2026-12-12', 'Sat 12 Dec'],
    ['day', '2027-03-12', 'Fri 12 Mar 2027'],
    ['day', '2025-12-12', 'Fri 12 Dec 2025'],
    ['on', '2026-11-22', 'tomorrow'],
    ['on', '2026-12-12T21:00:00Z', 'on Sat 12 Dec'],
    ['from', '2026-11-21T14:00:00Z', 'today, 14:00'],
    ['from', '2026-11-21T17:59:00Z', 'today, 17:59'],
    ['from', '2026-11-21T18:00:00Z', 'tonight, 18:00'],
    ['from', '2026-11-22T21:00:00Z', 'tomorrow, 21:00'],
    ['from', '2026-11-22T00:00:00Z', 'tomorrow'],
    ['from', '2026-12-12T21:00:00Z', 'Sat 12 Dec, 21:00'],
    ['until', '2026-11-22T00:00:00Z', 'midnight'],
    ['until', '2026-11-23T00:00:00Z', 'tomorrow'],
    ['until', '2026-11-21T23:00:00Z', 'tonight, 23:00'],
    ['until', '2027-01-01T00:00:00Z', 'Thu 31 Dec'],
  ] as const)('%s of %s is "%s"', (format, iso, words) => {
    expect(shown(format, iso)).toBe(words);
  });

  test.each([
    ['day', '2026-11-21', '今天'],
    ['on', '2026-12-12', '12月12日周六'],
    ['day', '2027-03-12', '2027年3月12日周五'],
    ['from', '2026-11-21T21:00:00Z', '今晚 21:00'],
    ['until', '2026-11-22T00:00:00Z', '午夜'],
  ] as const)('in Chinese, %s of %s is "%s"', (format, iso, words) => {
    expect(readIn('zh-Hans', zhHans as never)(format, iso)).toBe(words);
  });
});

test.each([
  ['en-GB', '21\u00a0November\u00a02026'],
  ['zh-Hans', '2026\u2060年\u206011\u2060月\u206021\u2060日'],
])('no line breaks within a date: %s', (locale, words) => {
  expect(createFormatters(locale, 'Europe/London').date('2026-11-21')).toBe(words);
});

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London'])(
  'the days and hours of a casino in London, on a device in %s',
  (device) => {
    const shown = (format: 'from' | 'until', instant: string) => {
      process.env['TZ'] = device;
      return plain(createFormatters('en-GB', 'Europe/London')[format](instant));
    };

    test.each([
      ['on a winter’s day', '2026-12-05T18:00:00Z', '5 December 2026, 18:00'],
      ['on a summer’s day', '2026-06-30T17:00:00Z', '30 June 2026, 18:00'],
      ['as a winter’s day closes', '2026-12-06T00:00:00Z', '5 December 2026'],
      ['as a summer’s day closes', '2026-06-30T23:00:00Z', '30 June 2026'],
      ['as the year closes', '2027-01-01T00:00:00Z', '31 December 2026'],
      ['as the day closes on which clocks go forward', '2026-03-29T23:00:00Z', '29 March 2026'],
      ['as the day closes on which clocks go back', '2026-10-26T00:00:00Z', '25 October 2026'],
      ['in the hour that occurs twice', '2026-10-25T01:30:00Z', '25 October 2026, 01:30'],
      ['after the hour that clocks skip', '2026-03-29T01:00:00Z', '29 March 2026, 02:00'],
    ])('an end %s: %s', (_, instant, words) => expect(shown('until', instant)).toBe(words));

    test.each([
      ['during a day', '2026-12-05T18:00:00Z', '5 December 2026, 18:00'],
      ['at midnight in winter', '2026-12-05T00:00:00Z', '5 December 2026'],
      ['at midnight in summer', '2026-06-30T23:00:00Z', '1 July 2026'],
    ])('a beginning %s: %s', (_, instant, words) => expect(shown('from', instant)).toBe(words));
  },
);
