import { describe, expect, it } from 'vitest';
import { voucher } from './voucher.fixtures.ts';
import { statusChanges, voucherAt } from './voucherAt.ts';

const from = '2026-11-21T00:00:00Z';
const until = '2026-12-01T00:00:00Z';

describe('a voucher on a page that stays open', () => {
  it.each([
    ['available', '2026-11-30T23:59:59.999Z', 'available'],
    ['available', '2026-12-01T00:00:00Z', 'expired'],
    ['upcoming', '2026-11-20T23:59:59.999Z', 'upcoming'],
    ['upcoming', '2026-11-21T00:00:00Z', 'available'],
    ['upcoming', '2027-01-01T00:00:00Z', 'expired'],
    ['used', '2026-11-25T00:00:00Z', 'used'],
    ['used', '2027-01-01T00:00:00Z', 'used'],
    ['expired', '2026-11-25T00:00:00Z', 'expired'],
  ] as const)('loaded as %s is, at %s, %s', (status, now, expected) => {
    const loaded = voucher({ status, validFrom: from, validUntil: until });
    expect(voucherAt(loaded, new Date(now))).toEqual({ ...loaded, status: expected });
  });

  it('stays available if the device clock is behind', () => {
    const loaded = voucher({ status: 'available', validFrom: from, validUntil: until });
    expect(voucherAt(loaded, new Date('2026-11-01T00:00:00Z'))).toBe(loaded);
  });

  it('changes its status when it begins and when it ends', () => {
    expect(statusChanges([voucher({ validFrom: from, validUntil: until })])).toEqual([from, until]);
  });
});
