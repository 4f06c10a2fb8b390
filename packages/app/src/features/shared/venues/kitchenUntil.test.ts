import { type OpeningSchedule, WEEKDAYS } from '@casino/functions/contract/schemas.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { kitchenMoments, kitchenUntil } from './kitchenUntil.ts';

afterEach(() => vi.unstubAllEnvs());

type Hours = readonly [opens: string, closes: string];
const kitchen = (hours: readonly Hours[], closedOn: string[] = []): OpeningSchedule => ({
  weekly: hours.map(([opens, closes]) => ({ days: [...WEEKDAYS], opens, closes })),
  closedOn,
});

const dinner: Hours = ['17:00', '23:00'];
const late: Hours = ['17:00', '01:00'];
const lunch: Hours = ['12:30', '16:30'];

/** A Monday. */
const on = (time: string) => `2026-11-23T${time}Z`;
const afterMidnight = (time: string) => `2026-11-24T${time}Z`;

describe('until when the kitchen takes orders this evening', () => {
  test.each<[string, readonly Hours[], string, string | null]>([
    ['before it opens', [dinner], on('09:00:00'), '23:00'],
    ['in the last second', [dinner], on('22:59:59'), '23:00'],
    ['when it closes', [dinner], on('23:00:00'), null],
    ['after midnight, closed', [dinner], afterMidnight('00:30:00'), null],
    ['on the next evening, from 06:00', [dinner], afterMidnight('06:00:00'), '23:00'],
    ['past midnight, before', [late], on('20:00:00'), '01:00'],
    ['past midnight, after', [late], afterMidnight('00:59:59'), '01:00'],
    ['past midnight, when it closes', [late], afterMidnight('01:00:00'), null],
    ['at midnight', [['17:00', '00:00']], on('23:59:00'), '00:00'],
    ['with lunch, at noon', [lunch, dinner], on('13:00:00'), '23:00'],
    ['with lunch only', [lunch], on('13:00:00'), null],
    [
      'with a pause, before',
      [
        ['17:00', '20:00'],
        ['22:00', '02:00'],
      ],
      on('19:00:00'),
      '20:00',
    ],
    [
      'with a pause, in it',
      [
        ['17:00', '20:00'],
        ['22:00', '02:00'],
      ],
      on('21:00:00'),
      '02:00',
    ],
    [
      'without a pause',
      [
        ['12:00', '18:00'],
        ['18:00', '23:00'],
      ],
      on('13:00:00'),
      '23:00',
    ],
    ['a breakfast is not of the evening', [['05:00', '10:00']], afterMidnight('04:00:00'), null],
    ['all day and night', [['00:00', '00:00']], on('20:00:00'), null],
  ])('%s', (_, hours, now, expected) => {
    expect(kitchenUntil(kitchen(hours), new Date(now))).toBe(expected);
  });

  test('is unknown on a day on which it does not open, and late on the evening before', () => {
    const schedule = kitchen([late], ['11-24']);
    expect(kitchenUntil(schedule, new Date(afterMidnight('00:30:00')))).toBe('01:00');
    expect(kitchenUntil(schedule, new Date(afterMidnight('12:00:00')))).toBeNull();
  });
});

test('the moments of a kitchen are all the times at which what is shown changes', () => {
  const schedule = kitchen([lunch, late], ['10-26']);
  const start = Date.parse('2026-10-23T00:00:00Z');
  for (let minute = 0; minute < 4 * 1_440; minute += 30) {
    const now = new Date(start + minute * 60_000);
    const moments = kitchenMoments(schedule, now).map(Date.parse);
    const before = new Date(Math.min(...moments.filter((time) => time > +now)) - 1);
    expect([now, kitchenUntil(schedule, before)]).toEqual([now, kitchenUntil(schedule, now)]);
  }
});
