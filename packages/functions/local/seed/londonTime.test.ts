import { describe, expect, it } from 'vitest';
import { londonTime, monthAfter, nthWeekday } from './londonTime.ts';

describe('londonTime', () => {
  it.each([
    ['2026-11-21', '20:00', '2026-11-21T20:00:00.000Z'],
    ['2026-07-04', '20:00', '2026-07-04T19:00:00.000Z'],
    ['2027-03-27', '22:00', '2027-03-27T22:00:00.000Z'],
    ['2027-03-28', '04:00', '2027-03-28T03:00:00.000Z'],
    ['2026-10-24', '22:00', '2026-10-24T21:00:00.000Z'],
    ['2026-10-25', '04:00', '2026-10-25T04:00:00.000Z'],
  ])('%s %s', (day, time, instant) => {
    expect(londonTime(day, time).toISOString()).toBe(instant);
  });
});

describe('months and weekdays', () => {
  it('nthWeekday finds the first, last and nth weekday of a month', () => {
    const march = monthAfter(new Date('2027-03-09T10:00:00Z'), 0);
    expect(nthWeekday(march, 0, -1)).toBe('2027-03-28');
    expect(nthWeekday(march, 0, 1)).toBe('2027-03-07');
    expect(nthWeekday(march, 1, 1)).toBe('2027-03-01');
    expect(nthWeekday(march, 3, -1)).toBe('2027-03-31');
    expect(nthWeekday(march, 4, -1)).toBe('2027-03-25');
    expect(nthWeekday(march, 3, 5)).toBe('2027-03-31');
  });

  it('monthAfter crosses the ends of months and years', () => {
    const month = (start: string, months: number) =>
      monthAfter(new Date(start), months).format('YYYY-MM-DD');
    expect(month('2026-11-30T10:00:00Z', 3)).toBe('2027-02-01');
    expect(month('2026-01-31T10:00:00Z', -1)).toBe('2025-12-01');
    expect(month('2026-10-31T23:30:00Z', 0)).toBe('2026-10-01');
  });
});
