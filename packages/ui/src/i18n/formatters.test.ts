import { afterEach, describe, expect, test } from 'vitest';
import { createFormatters } from './formatters.ts';

const { date, time, number, money } = createFormatters('en-GB', 'Europe/London');

describe('§9 formats', () => {
  test.each([
    ['2026-11-21', '21 November 2026'],
    ['2026-02-01', '1 February 2026'],
    ['2026-11-21T10:00:00Z', '21 November 2026'],
    ['2026-07-31T23:30:00Z', '1 August 2026'],
  ])('§9.17 dates are day month year: %s', (iso, shown) => {
    expect(date(iso)).toBe(shown);
  });

  test('a day without a time is the same day in every time zone', () => {
    expect(createFormatters('en-GB', 'Pacific/Kiritimati').date('2026-11-21')).toBe(
      '21 November 2026',
    );
    expect(createFormatters('en-GB', 'Pacific/Pago_Pago').date('2026-11-21')).toBe(
      '21 November 2026',
    );
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
    expect(chinese.date('2026-07-31T23:30:00Z')).toBe('2026年8月1日');
    expect(chinese.from('2026-07-31T23:30:00Z')).toBe('2026年8月1日 00:30');
    expect(chinese.until('2026-11-21T00:00:00Z')).toBe('2026年11月20日');
    expect(chinese.money(750)).toBe('£7.50');
  });

  test('sentences follow each other without a space', () => {
    expect(chinese.sentences('适时休息。', '请询问工作人员。')).toBe('适时休息。请询问工作人员。');
    expect(createFormatters('en-GB', 'Europe/London').sentences('Rest.', 'Ask us.')).toBe(
      'Rest. Ask us.',
    );
  });
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
      return createFormatters('en-GB', 'Europe/London')[format](instant);
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
