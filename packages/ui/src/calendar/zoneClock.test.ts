import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockAt, inUtc } from './zoneClock.ts';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
  vi.restoreAllMocks();
});

const SECOND = 'YYYY-MM-DD HH:mm:ss';

describe('§9 the local time of a place', () => {
  it.each([
    ['Europe/London', '2026-03-29T00:59:59Z', '2026-03-29 00:59:59', 0],
    ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29 02:00:00', 60],
    ['Europe/London', '2026-10-25T00:59:59Z', '2026-10-25 01:59:59', 60],
    ['Europe/London', '2026-10-25T01:00:00Z', '2026-10-25 01:00:00', 0],
    ['America/New_York', '2026-03-08T06:59:59Z', '2026-03-08 01:59:59', -300],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08 03:00:00', -240],
    ['Asia/Kathmandu', '2028-02-29T12:00:00Z', '2028-02-29 17:45:00', 345],
  ])('in %s at %s is %s', (zone, instant, clock, offset) => {
    const shown = clockAt(instant, zone);
    expect(shown.clock.format(SECOND)).toBe(clock);
    expect(shown.offset).toBe(offset);
  });

  it.each([
    // At this instant, the place's clocks show 02:30, a time that the device's clocks skip.
    ['Australia/Sydney', 'Europe/London', '2026-10-04T01:30:00Z', '2026-10-04 02:30:00'],
    ['America/New_York', 'Europe/Paris', '2026-03-08T01:30:00Z', '2026-03-08 02:30:00'],
  ])('on a device in %s, of a place in %s', (device, zone, instant, clock) => {
    process.env['TZ'] = device;
    expect(clockAt(instant, zone).clock.format(SECOND)).toBe(clock);
  });

  it('queries the offset of the zone at most twice a day without a clock change, however long the list', () => {
    const asked = vi.spyOn(Date.prototype, 'toLocaleString');
    const start = inUtc('2031-05-01');
    for (let minute = 0; minute < 10_000; minute += 1) {
      clockAt(start.add(minute, 'minute').toISOString(), 'Europe/London');
    }
    expect(asked.mock.calls.length).toBeLessThanOrEqual(14);
  });
});
