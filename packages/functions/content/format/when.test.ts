import { describe, expect, it } from 'vitest';
import { type Clock, dayOf, instantOf } from './when.ts';

const real: Clock = { now: new Date('2026-11-23T02:41:00Z'), isRelative: false };
const demo: Clock = { ...real, isRelative: true };

// `src/contract/rules/calendar.test.ts` has the days on which clocks change.
describe('a local time of the casino', () => {
  it('is an instant', () => {
    expect(instantOf('2026-07-04 20:00', real).toISOString()).toBe('2026-07-04T19:00:00.000Z');
  });

  it.each([
    ['2027-03-28 01:00', '2027-03-28 has no 01:00: clocks go forward'],
    ['2027-02-29 20:00', 'The calendar has no 2027-02-29.'],
    ['21/11/2026 20:00', 'Allowed: a day and a time, such as 2026-12-24 19:00.'],
    ['+3 days', 'Allowed: a day and a time, such as 2026-12-24 19:00.'],
  ])('%s is refused', (text, message) => {
    expect(() => instantOf(text, real)).toThrow(message);
  });
});

it.each([
  ['+3 days', '2026-11-26T02:00:00.000Z'],
  ['-1 day', '2026-11-22T02:00:00.000Z'],
  ['+200 days 06:00', '2027-06-11T05:00:00.000Z'],
  ['2026-12-24 19:00', '2026-12-24T19:00:00.000Z'],
])('a demo allows %s', (text, instant) => {
  expect(instantOf(text, demo).toISOString()).toBe(instant);
});

it('a day without a time is allowed where it stands for the whole day', () => {
  expect(instantOf('2026-07-04', real, '23:59').toISOString()).toBe('2026-07-04T22:59:00.000Z');
  expect(() => instantOf('2026-07-04', real)).toThrow('Allowed: a day and a time');
  expect(() => instantOf('4 July', real, '23:59')).toThrow('Allowed: a day, also with a time');
});

it.each(['2026-13-01', '2026-11-31', '24 December 2026', ''])('rejects "%s"', (text) => {
  expect(() => dayOf(text)).toThrow(RangeError);
});
