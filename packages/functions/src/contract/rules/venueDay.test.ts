import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dayAfter, startOfVenueDay, venueDay } from './venueDay.ts';

const HOUR_MS = 60 * 60 * 1_000;
const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

/** 01:00 UTC on the last Sunday of a month (0 to 11): when British clocks change. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** The same day, computed from the law on summer time instead of a time zone database. */
function dayByLaw(instant: Date): string {
  const year = instant.getUTCFullYear();
  const time = instant.getTime();
  const summer = lastSunday(year, 2) <= time && time < lastSunday(year, 9);
  return new Date(time + (summer ? HOUR_MS : 0)).toISOString().slice(0, 10);
}

const instants = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('§4, §9: the casino’s calendar day', () => {
  it.each([
    ['a minute before midnight in summer', '2026-07-01T22:59:59.999Z', '2026-07-01'],
    ['midnight in summer', '2026-07-01T23:00:00Z', '2026-07-02'],
    ['midnight in winter', '2026-11-22T00:00:00Z', '2026-11-22'],
    ['the autumn clock change, that night', '2026-10-25T23:59:59Z', '2026-10-25'],
    ['29 February', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('§4.43 §9.15 %s', (_, instant, day) => {
    expect(venueDay(new Date(instant))).toBe(day);
  });

  it('follows the law on summer time for any instant', () => {
    fc.assert(fc.property(instants, (instant) => venueDay(instant) === dayByLaw(instant)));
  });

  it('§4.43 does not depend on the time zone of the machine', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'America/New_York'];
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        process.env['TZ'] = zone;
        return venueDay(instant) === dayByLaw(instant);
      }),
    );
  });

  it.each([
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-03-01'],
    ['2026-03-28', '2026-03-29'],
    ['2026-03-29', '2026-03-30'],
    ['2026-10-25', '2026-10-26'],
    ['2026-12-31', '2027-01-01'],
  ])('after %s comes %s', (day, next) => {
    expect(dayAfter(day)).toBe(next);
  });

  it.each([
    ['in winter', '2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['after the spring clock change', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ])('begins at midnight %s', (_, day, start) => {
    expect(startOfVenueDay(day).toISOString()).toBe(start);
  });

  it('begins at the first instant of the day', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const day = venueDay(instant);
        const start = startOfVenueDay(day);
        const before = new Date(start.getTime() - 1);
        return venueDay(start) === day && dayAfter(venueDay(before)) === day;
      }),
    );
  });

  it('24 hours after noon UTC is the next day', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const noon = new Date(`${venueDay(instant)}T12:00:00Z`);
        const later = new Date(noon.getTime() + 24 * HOUR_MS);
        return venueDay(later) === dayAfter(venueDay(noon));
      }),
    );
  });
});
