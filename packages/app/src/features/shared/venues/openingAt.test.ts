import type { OpeningSchedule } from '@casino/functions/contract/schemas.ts';
import type { VenueOpening } from '@casino/ui/screens/shared/venueOpening.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openingAt, openingMoments } from './openingAt.ts';

afterEach(() => vi.unstubAllEnvs());

type Weekly = OpeningSchedule['weekly'];
const week = (weekly: Weekly, closedOn: readonly string[] = []): OpeningSchedule => ({
  weekly,
  closedOn: [...closedOn],
});

const daily = (opens: string, closes: string): Weekly[number] => ({
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  opens,
  closes,
});
const allDay = daily('00:00', '00:00');
const shift = daily('06:00', '06:00');
const ALL_DAY = { status: 'open-all-day' } as const;

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
    const day = week([{ days: ['monday'], opens: '10:00', closes: '18:00' }]);
    expect(openingAt(day, new Date('2026-11-23T12:00:00Z'))).toEqual({
      status: 'open',
      until: '18:00',
    });
    expect(openingAt(day, new Date('2026-11-23T19:00:00Z'))).toBeNull();
    expect(openingAt(day, new Date('2026-11-24T02:00:00Z'))).toBeNull();
  });

  test.each([
    ['never closes', [allDay], [], '2026-11-23T20:00:00Z', ALL_DAY],
    ['never closes, as clocks go back', [allDay], [], '2026-10-25T01:30:00Z', ALL_DAY],
    ['never closes, as clocks go forward', [shift], [], '2026-03-29T01:00:00Z', ALL_DAY],
    [
      'never closes, in two shifts',
      [daily('08:00', '20:00'), daily('20:00', '08:00')],
      [],
      '2026-11-23T20:00:00Z',
      ALL_DAY,
    ],
    ['closes for a day, two days before', [shift], ['12-25'], '2026-12-23T20:00:00Z', ALL_DAY],
    [
      'closes for a day, the night before',
      [allDay],
      ['12-25'],
      '2026-12-24T20:00:00Z',
      { status: 'open', until: '00:00' },
    ],
    [
      'is open in several shifts',
      [daily('10:00', '18:00'), daily('18:00', '23:00'), daily('22:00', '02:00')],
      [],
      '2026-11-23T12:00:00Z',
      { status: 'open', until: '02:00' },
    ],
    [
      'is open from Saturday noon to Sunday noon, on Sunday morning',
      [{ days: ['saturday'], opens: '12:00', closes: '12:00' }],
      [],
      '2026-11-29T08:00:00Z',
      { status: 'open', until: '12:00' },
    ],
  ] as [string, Weekly, string[], string, VenueOpening][])('of a casino that %s', (...row) => {
    const [, weekly, closedOn, now, expected] = row;
    expect(openingAt(week(weekly, closedOn), new Date(now))).toEqual(expected);
  });
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London'])(
  'the opening of a casino, on a device in %s',
  (device) => {
    const night = week([{ days: ['saturday'], opens: '22:00', closes: '01:30' }]);
    test.each([
      // The first 01:30 of the night belongs to the opening: it closes at the second.
      ['before clocks go back', '2026-10-25T00:15:00Z', { status: 'open', until: '01:30' }],
      ['in the hour that occurs twice', '2026-10-25T01:15:00Z', { status: 'open', until: '01:30' }],
      ['after the second 01:30', '2026-10-25T01:30:00Z', null],
      ['before clocks skip 01:30', '2026-03-29T00:59:00Z', { status: 'open', until: '02:00' }],
      ['after clocks skip 01:30', '2026-03-29T01:00:00Z', null],
    ])('%s', (_, now, expected) => {
      vi.stubEnv('TZ', device);
      expect(openingAt(night, new Date(now))).toEqual(expected);
    });
  },
);

describe('the moments of an opening', () => {
  const at = (now: string) => openingMoments(schedule, new Date(now));
  test.each([
    ['closes', '2026-11-24T03:00:00Z', '2026-11-24T04:00:00.000Z'],
    ['opens', '2026-11-23T12:00:00Z', '2026-11-23T16:00:00.000Z'],
    ['begins a day on which it opens', '2026-11-22T20:00:00Z', '2026-11-23T00:00:00.000Z'],
  ])('include the time at which it %s', (_, now, moment) => {
    expect(at(now)).toContain(moment);
  });

  test('are all the times at which what is shown changes', () => {
    const start = Date.parse('2026-10-23T00:00:00Z');
    for (let minute = 0; minute < 4 * 1_440; minute += 30) {
      const now = new Date(start + minute * 60_000);
      const next = Math.min(
        ...at(now.toISOString())
          .map(Date.parse)
          .filter((time) => time > +now),
      );
      const before = new Date(next - 1);
      expect([now, openingAt(schedule, before)]).toEqual([now, openingAt(schedule, now)]);
    }
  });
});
