import { describe, expect, it } from 'vitest';
import { daysLeft } from './daysLeft.ts';

describe('the days left of an offer', () => {
  it.each([
    ['the last day, from its first minute', '2026-12-01T00:00:00Z', '2026-11-30T00:00:00Z', 0],
    ['the last day, to its last second', '2026-12-01T00:00:00Z', '2026-11-30T23:59:59Z', 0],
    ['ended at midnight', '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z', null],
    ['ended long ago', '2026-09-01T00:00:00Z', '2026-11-30T12:00:00Z', null],
    ['an instant within its last day', '2026-12-01T14:10:00Z', '2026-12-01T20:00:00Z', 0],
    ['one minute before the last day', '2026-12-01T00:00:00Z', '2026-11-29T23:59:00Z', 1],
    ['a week', '2026-12-01T00:00:00Z', '2026-11-23T09:00:00Z', 7],
    ['the most that is shown', '2026-12-01T00:00:00Z', '2026-11-16T09:00:00Z', 14],
    ['more than is shown', '2026-12-01T00:00:00Z', '2026-11-15T23:59:00Z', null],
    ['summer time: the day ends at 23:00 UTC', '2027-07-09T23:00:00Z', '2027-07-09T22:59:59Z', 0],
    ['summer time: the evening before in UTC', '2027-07-09T23:00:00Z', '2027-07-08T23:00:00Z', 0],
    ['over the night in which clocks go back', '2026-10-26T00:00:00Z', '2026-10-24T22:59:00Z', 1],
    ['in the day of 25 hours', '2026-10-26T00:00:00Z', '2026-10-24T23:00:00Z', 0],
    [
      'over the night in which clocks go forward',
      '2027-03-28T23:00:00Z',
      '2027-03-27T23:59:00Z',
      1,
    ],
    ['in the day of 23 hours', '2027-03-28T23:00:00Z', '2027-03-28T00:00:00Z', 0],
  ] as const)('%s', (_, validUntil, now, days) => {
    expect(daysLeft(validUntil, new Date(now))).toBe(days);
  });
});
