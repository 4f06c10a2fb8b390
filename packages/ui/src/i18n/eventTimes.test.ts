import { describe, expect, it } from 'vitest';
import { eventTimes, monthOf } from './eventTimes.ts';

const at = (startsAt: string, endsAt: string) =>
  eventTimes('en-GB', { startsAt, endsAt, timeZone: 'Europe/London' });

describe('§9 eventTimes', () => {
  it('formats a period within one day', () => {
    expect(at('2026-11-26T20:00:00Z', '2026-11-26T23:00:00Z')).toMatchObject({
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
    });
  });

  it('uses the 24-hour clock on a device with the 12-hour clock', () => {
    const times = { startsAt: '2026-11-26T20:00:00Z', endsAt: '2026-11-26T23:00:00Z' };
    expect(eventTimes('en-GB-u-hc-h12', { ...times, timeZone: 'Europe/London' })).toMatchObject({
      from: '20:00',
      until: '23:00',
    });
  });

  it('uses the summer time of the place', () => {
    expect(at('2027-06-26T16:00:00Z', '2027-06-26T21:30:00Z')).toMatchObject({
      from: '17:00',
      until: '22:30',
      reach: 'day',
    });
  });

  it('dates a period across midnight by its first day', () => {
    expect(at('2026-12-12T21:00:00Z', '2026-12-13T03:00:00Z')).toMatchObject({
      date: 'Saturday 12 December 2026',
      until: '03:00',
      endDate: 'Sunday 13 December 2026',
      reach: 'night',
    });
  });

  it('reports a clock change during the night, back and forward', () => {
    expect(at('2026-10-24T21:00:00Z', '2026-10-25T04:00:00Z')).toMatchObject({
      date: 'Saturday 24 October 2026',
      from: '22:00',
      until: '04:00',
      reach: 'night',
      clockChange: 'back',
    });
    expect(at('2027-03-27T22:00:00Z', '2027-03-28T03:00:00Z')).toMatchObject({
      from: '22:00',
      until: '04:00',
      clockChange: 'forward',
    });
  });

  it('formats a period of several days', () => {
    expect(at('2026-12-30T20:00:00Z', '2027-01-01T02:00:00Z')).toMatchObject({
      reach: 'days',
      shortEndDate: '1 January 2027',
    });
  });

  it('takes the month from the time zone of the place, not of the device', () => {
    const span = { startsAt: '2027-05-31T23:30:00Z', endsAt: '2027-06-01T02:00:00Z' };
    expect(monthOf('en-GB', { ...span, timeZone: 'Europe/London' })).toBe('June 2027');
    expect(monthOf('en-GB', { ...span, timeZone: 'UTC' })).toBe('May 2027');
  });

  it('has the order and the clock of Chinese, without words of English', () => {
    const span = { startsAt: '2026-12-12T21:00:00Z', endsAt: '2026-12-13T03:00:00Z' };
    expect(eventTimes('zh-Hans', { ...span, timeZone: 'Europe/London' })).toMatchObject({
      date: '2026年12月12日星期六',
      day: '12',
      dayAndMonth: '12月12日',
      from: '21:00',
      endDate: '2026年12月13日星期日',
      lastDay: '2026年12月13日 03:00',
    });
  });
});
