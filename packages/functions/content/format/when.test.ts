import { describe, expect, it } from 'vitest';
import { type Clock, dayOf, instantOf } from './when.ts';

const real: Clock = { now: new Date('2026-11-23T02:41:00Z'), isRelative: false };
const demo: Clock = { ...real, isRelative: true };

describe('a local time of the casino', () => {
  it.each([
    ['2026-11-21 20:00', '2026-11-21T20:00:00.000Z'],
    ['2026-07-04 20:00', '2026-07-04T19:00:00.000Z'],
    ['2027-03-28 00:59', '2027-03-28T00:59:00.000Z'],
    ['2027-03-28 02:00', '2027-03-28T01:00:00.000Z'],
    ['2026-10-25 00:59', '2026-10-24T23:59:00.000Z'],
    // 01:30 occurs twice that night. The second one is in Greenwich Mean Time.
    ['2026-10-25 01:30', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25 02:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(instantOf(text, real).toISOString()).toBe(instant);
  });

  it.each([
    ['2027-03-28 01:00', '2027-03-28 has no 01:00: clocks go forward'],
    ['2027-03-28 01:59', '2027-03-28 has no 01:59: clocks go forward'],
    ['2027-02-29 20:00', 'The calendar has no 2027-02-29.'],
    ['2026-11-21 24:00', 'Allowed: a day and a time, such as 2026-12-24 19:00.'],
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

it.each(['2026-13-01', '2026-11-31', '24 December 2026', ''])('rejects "%s"', (text) => {
  expect(() => dayOf(text)).toThrow(RangeError);
});
