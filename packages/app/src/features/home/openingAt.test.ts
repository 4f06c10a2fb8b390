import type { OpeningSchedule } from '@casino/functions/contract';
import { describe, expect, test } from 'vitest';
import { openingAt } from './openingAt.ts';

const schedule: OpeningSchedule = {
  weekly: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday'], opens: '16:00', closes: '04:00' },
    { days: ['friday', 'saturday'], opens: '12:00', closes: '05:00' },
  ],
  closedOn: ['12-25'],
};

describe('openingAt', () => {
  test.each([
    ['on an evening', '2026-11-23T20:00:00Z', { status: 'open', until: '04:00' }],
    ['at the minute of opening', '2026-11-23T16:00:00Z', { status: 'open', until: '04:00' }],
    ['after midnight', '2026-11-24T03:59:00Z', { status: 'open', until: '04:00' }],
    ['at the minute of closing', '2026-11-24T04:00:00Z', { status: 'closed', opensAt: '16:00' }],
    ['on a Saturday night', '2026-11-29T02:00:00Z', { status: 'open', until: '05:00' }],
    ['on a day without hours', '2026-11-29T14:00:00Z', null],
    ['on a closed day', '2026-12-25T20:00:00Z', null],
    [
      'after midnight of a closed day',
      '2026-12-26T02:00:00Z',
      { status: 'closed', opensAt: '12:00' },
    ],
    [
      'in summer, by the clocks of the casino',
      '2026-07-06T15:00:00Z',
      { status: 'open', until: '04:00' },
    ],
    ['in the hour that occurs twice', '2026-10-25T01:30:00Z', { status: 'open', until: '05:00' }],
  ])('%s', (_, now, expected) => {
    expect(openingAt(schedule, new Date(now))).toEqual(expected);
  });

  test('closes on the same day', () => {
    const day = {
      weekly: [{ days: ['monday' as const], opens: '10:00', closes: '18:00' }],
      closedOn: [],
    };
    expect(openingAt(day, new Date('2026-11-23T12:00:00Z'))).toEqual({
      status: 'open',
      until: '18:00',
    });
    expect(openingAt(day, new Date('2026-11-23T19:00:00Z'))).toBeNull();
    expect(openingAt(day, new Date('2026-11-24T02:00:00Z'))).toBeNull();
  });
});
