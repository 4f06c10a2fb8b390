import { describe, expect, it } from 'vitest';
import { eventTimes, monthTitle } from './eventTimes.ts';
import { enGB } from './messages.ts';
import { plain } from './plain.fixtures.ts';

const timesIn = (locale: string, startsAt: string, endsAt: string) =>
  eventTimes(locale, { startsAt, endsAt, timeZone: 'Europe/London' });

const plainTimes = (times: object) => JSON.parse(plain(JSON.stringify(times)));

const EVENING = ['2026-11-26T20:00:00Z', '2026-11-26T23:00:00Z'] as const;
const NIGHT = ['2026-12-12T21:00:00Z', '2026-12-13T03:00:00Z'] as const;

const THURSDAY = {
  weekday: 'Thu',
  day: '26',
  month: 'Nov',
  dayAndMonth: '26 Nov',
  date: 'Thursday 26 November 2026',
  shortDate: '26 November 2026',
  from: '20:00',
  until: '23:00',
  reach: 'day',
  clockChange: null,
};
const SATURDAY = {
  date: 'Saturday 12 December 2026',
  until: '03:00',
  shortEndDate: '13 December 2026',
  reach: 'night',
};
const CHINESE = {
  date: '2026年12月12日星期六',
  day: '12',
  dayAndMonth: '12月12日',
  from: '21:00',
  shortEndDate: '2026年12月13日',
  lastDay: '2026年12月13日 03:00',
};

describe('§9 the times of an event', () => {
  it.each([
    ['within one day', 'en-GB', ...EVENING, THURSDAY],
    ['on a device with the 12-hour clock', 'en-GB-u-hc-h12', ...EVENING, { from: '20:00' }],
    [
      'in the summer time of the place',
      ...['en-GB', '2027-06-26T16:00:00Z', '2027-06-26T21:30:00Z'],
      { from: '17:00', until: '22:30', reach: 'day' },
    ],
    ['across midnight, dated by its first day', 'en-GB', ...NIGHT, SATURDAY],
    [
      'in the night when the clocks go back',
      ...['en-GB', '2026-10-24T21:00:00Z', '2026-10-25T04:00:00Z'],
      { from: '22:00', until: '04:00', reach: 'night', clockChange: 'back' },
    ],
    [
      'in the night when the clocks go forward',
      ...['en-GB', '2027-03-27T22:00:00Z', '2027-03-28T03:00:00Z'],
      { from: '22:00', until: '04:00', clockChange: 'forward' },
    ],
    [
      'of several days',
      ...['en-GB', '2026-12-30T20:00:00Z', '2027-01-01T02:00:00Z'],
      { reach: 'days', shortEndDate: '1 January 2027' },
    ],
    ['in Chinese, without words of English', 'zh-Hans', ...NIGHT, CHINESE],
  ] as readonly [string, string, string, string, object][])(
    '%s',
    (_, locale, startsAt, endsAt, times) => {
      expect(plainTimes(timesIn(locale, startsAt, endsAt))).toMatchObject(times);
    },
  );

  it('take the month from the time zone of the place, not of the device', () => {
    const span = { startsAt: '2027-05-31T23:30:00Z', endsAt: '2027-06-01T02:00:00Z' };
    expect(monthTitle('en-GB', { ...span, timeZone: 'Europe/London' })).toBe('June 2027');
    expect(monthTitle('en-GB', { ...span, timeZone: 'UTC' })).toBe('May 2027');
  });

  it('leave out the year of the reader, and say today', () => {
    const [startsAt, endsAt] = NIGHT;
    const span = { startsAt, endsAt, timeZone: 'Europe/London' };
    const on = (today: string, tomorrow: string) =>
      plainTimes(eventTimes('en-GB', span, { today, tomorrow, words: enGB.common.days }));
    expect(on('2026-11-21', '2026-11-22')).toMatchObject({
      date: 'Saturday 12 December',
      shortDate: 'Sat 12 Dec',
      on: 'on Sat 12 Dec',
      lastDay: 'Sun 13 Dec, 03:00',
    });
    expect(on('2026-12-12', '2026-12-13')).toMatchObject({
      shortDate: 'today',
      lastDay: 'tomorrow, 03:00',
    });
    expect(on('2027-01-02', '2027-01-03')).toMatchObject({ date: 'Saturday 12 December 2026' });
  });
});
