import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inUtc, venueClock, venueInstant, venueInstantFrom } from './calendar.ts';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SECOND = 'YYYY-MM-DD HH:mm:ss';
/** The same time by the platform's formatter. */
const shown = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const instants = fc.date({
  min: new Date('1996-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('§4, §9: the local time of the casino', () => {
  it.each([
    ['the spring change', '2026-03-29T01:00:00Z', '2026-03-29 02:00:00'],
    ['an instant with an offset', '2026-07-01T23:30:00+01:00', '2026-07-01 23:30:00'],
  ])('at %s', (_, instant, clock) => {
    expect(venueClock(instant).format(SECOND)).toBe(clock);
  });

  it.each([
    // 02:30 at the casino, a time that the device's zone skips.
    ['Australia/Sydney', '2026-10-04T01:30:00Z', '2026-10-04 02:30:00'],
    ['Pacific/Auckland', '2026-09-27T01:30:00Z', '2026-09-27 02:30:00'],
    ['America/New_York', '2026-03-08T02:30:00Z', '2026-03-08 02:30:00'],
  ])('§4.43 on a device in %s, on the day of its clock change', (zone, instant, clock) => {
    process.env['TZ'] = zone;
    expect(venueClock(instant).format(SECOND)).toBe(clock);
  });

  it('equals the platform’s formatter for any instant and device zone', () => {
    const zones = [
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'Asia/Kathmandu',
      'America/New_York',
    ];
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        process.env['TZ'] = zone;
        return venueClock(instant).format(SECOND) === shown.format(instant);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['noon', '', new Date(Number.NaN)])('throws for %s', (instant) => {
    expect(() => venueClock(instant)).toThrow(RangeError);
  });

  it('looks up the offset at most twice for a day without a clock change', () => {
    const asked = vi.spyOn(Date.prototype, 'toLocaleString');
    const start = inUtc('2031-05-01');
    for (let minute = 0; minute < 10_000; minute += 1)
      venueClock(start.add(minute, 'minute').toDate());
    expect(asked.mock.calls.length).toBeLessThanOrEqual(14);
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['in winter', '2026-11-21T20:00', '2026-11-21T20:00:00.000Z'],
    ['in summer', '2026-07-04T20:00', '2026-07-04T19:00:00.000Z'],
    ['before the spring change', '2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
    ['after the spring change', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    ['before the hour that comes twice', '2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
    ['that comes twice: the second', '2026-10-25T01:30', '2026-10-25T01:30:00.000Z'],
    ['after the hour that comes twice', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
    ['on 29 February', '2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
  ])('%s, on any day and in any zone of the device', (_, local, instant) => {
    for (const [today, zone] of [
      ['2026-01-15T12:00:00Z', 'America/New_York'],
      ['2026-07-15T12:00:00Z', 'Australia/Sydney'],
    ] as const) {
      vi.setSystemTime(today);
      process.env['TZ'] = zone;
      expect(venueInstant(local).toISOString()).toBe(instant);
    }
  });

  it.each(['2026-03-29T01:00', '2026-03-29T01:59', '2026-02-30T10:00', '2027-02-29T10:00', 'noon'])(
    'throws for %s, which does not exist',
    (local) => {
      expect(() => venueInstant(local)).toThrow(RangeError);
    },
  );

  it.each([
    ['on a winter’s day', '2026-12-05T04:00', '2026-12-05T04:00:00.000Z'],
    ['on a summer’s day', '2026-06-30T04:00', '2026-06-30T03:00:00.000Z'],
    ['that clocks skip, at the change', '2026-03-29T01:30', '2026-03-29T01:00:00.000Z'],
    ['that occurs twice, the second time', '2026-10-25T01:30', '2026-10-25T01:30:00.000Z'],
  ])('a weekly hour %s', (_, local, instant) => {
    expect(venueInstantFrom(local).toISOString()).toBe(instant);
    expect(() => venueInstantFrom('noon')).toThrow(RangeError);
  });

  it('round-trips, except in the first of a repeated hour', () => {
    fc.assert(
      fc.property(instants, (time) => {
        const instant = inUtc(time).startOf('minute').toDate();
        const back = venueInstant(venueClock(instant).format('YYYY-MM-DDTHH:mm'));
        const hours = inUtc(back).diff(instant, 'hour', true);
        return hours === 0 || (hours === 1 && shown.format(back) === shown.format(instant));
      }),
    );
  });
});
