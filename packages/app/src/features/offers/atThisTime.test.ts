import { describe, expect, it } from 'vitest';
import { atThisTime, turningPoints } from './atThisTime.ts';
import { voucher } from './voucher.fixtures.ts';

const from = '2026-11-21T00:00:00Z';
const until = '2026-12-01T00:00:00Z';

describe('the status of a voucher', () => {
  it.each([
    ['available', '2026-11-30T23:59:59.999Z', 'available'],
    ['available', '2026-12-01T00:00:00Z', 'expired'],
    ['upcoming', '2026-11-20T23:59:59.999Z', 'upcoming'],
    ['upcoming', '2026-11-21T00:00:00Z', 'available'],
    ['upcoming', '2027-01-01T00:00:00Z', 'expired'],
    ['used', '2026-11-25T00:00:00Z', 'used'],
    ['used', '2027-01-01T00:00:00Z', 'used'],
    ['expired', '2026-11-25T00:00:00Z', 'expired'],
  ] as const)('changes from %s, at %s, to %s', (status, now, expected) => {
    const vouchers = [voucher({ status, validFrom: from, validUntil: until })];
    expect(atThisTime({ status: 'ready', data: vouchers }, new Date(now))).toMatchObject({
      data: [{ status: expected }],
    });
  });

  it('stays available if the device’s clock is slow', () => {
    const vouchers = [voucher({ status: 'available', validFrom: from, validUntil: until })];
    const early = new Date('2026-11-01T00:00:00Z');
    expect(atThisTime({ status: 'ready', data: vouchers }, early)).toMatchObject({
      data: [{ status: 'available' }],
    });
  });

  it('changes at two instants', () => {
    const vouchers = [voucher({ validFrom: from, validUntil: until })];
    expect(turningPoints({ status: 'ready', data: vouchers })).toEqual([from, until]);
  });

  it('is unknown while the vouchers load', () => {
    const loading = { status: 'loading' } as const;
    expect(atThisTime(loading, new Date())).toBe(loading);
    expect(turningPoints(loading)).toEqual([]);
  });
});
