import { afterEach, describe, expect, it } from 'vitest';
import { offerEndsAt, voucherStatus } from './voucherStatus.ts';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

const dates = {
  validFrom: '2026-11-10T10:00:00Z',
  validUntil: '2026-11-20T10:00:00Z',
  usedAt: null,
};

describe('§3 the status of a voucher is derived from its dates and the clock', () => {
  it.each([
    ['a moment before it begins', '2026-11-10T09:59:59.999Z', dates, 'upcoming'],
    ['as it begins', '2026-11-10T10:00:00Z', dates, 'available'],
    ['at the time of its end, on its last day', '2026-11-20T10:00:00Z', dates, 'available'],
    ['a moment before its last day closes', '2026-11-20T23:59:59.999Z', dates, 'available'],
    ['as its last day closes', '2026-11-21T00:00:00Z', dates, 'expired'],
    ['used', '2026-11-15T10:00:00Z', { ...dates, usedAt: '2026-11-12T10:00:00Z' }, 'used'],
    [
      'used, then ended',
      '2026-12-01T10:00:00Z',
      { ...dates, usedAt: '2026-11-12T10:00:00Z' },
      'used',
    ],
    [
      'dates with other offsets',
      '2026-11-10T10:30:00Z',
      { ...dates, validFrom: '2026-11-10T12:00:00+01:00' },
      'upcoming',
    ],
  ] as const)('%s', (_, now, voucher, status) => {
    expect(voucherStatus(voucher, new Date(now))).toBe(status);
  });
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London'])(
  'the close of an offer’s last day at the casino, on a device in %s',
  (device) => {
    it.each([
      ['at 14:10 of a winter’s day', '2026-12-23T14:10:00Z', '2026-12-24T00:00:00.000Z'],
      ['at 00:00, which closes the day before', '2026-12-24T00:00:00Z', '2026-12-24T00:00:00.000Z'],
      ['a moment after 00:00', '2026-12-24T00:00:00.001Z', '2026-12-25T00:00:00.000Z'],
      ['at 00:30 of a summer’s day', '2026-06-30T23:30:00Z', '2026-07-01T23:00:00.000Z'],
      ['at 00:00 of a summer’s day', '2026-06-30T23:00:00Z', '2026-06-30T23:00:00.000Z'],
      ['on the day on which clocks go forward', '2026-03-29T12:00:00Z', '2026-03-29T23:00:00.000Z'],
      ['on the day on which clocks go back', '2026-10-25T00:30:00Z', '2026-10-26T00:00:00.000Z'],
      ['on 29 February', '2028-02-29T09:00:00Z', '2028-03-01T00:00:00.000Z'],
    ])('%s: %s is %s', (_, validUntil, end) => {
      process.env['TZ'] = device;
      expect(offerEndsAt(validUntil).toISOString()).toBe(end);
      expect(offerEndsAt(end).toISOString()).toBe(end);
    });
  },
);
