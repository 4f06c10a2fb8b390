import { voucherStatus } from '@casino/functions/contract/vouchers/voucherStatus.ts';
import { describe, expect, it } from 'vitest';
import { voucher } from './voucher.fixtures.ts';
import { statusChanges, voucherAt } from './voucherAt.ts';

const from = '2026-11-21T00:00:00Z';
const until = '2026-12-01T14:10:00Z';
const end = '2026-12-02T00:00:00.000Z';

describe('the status of a voucher', () => {
  it.each([
    ['available', '2026-12-01T14:10:00Z', 'available'],
    ['available', '2026-12-01T23:59:59.999Z', 'available'],
    ['available', '2026-12-02T00:00:00Z', 'expired'],
    ['upcoming', '2026-11-20T23:59:59.999Z', 'upcoming'],
    ['upcoming', '2026-11-21T00:00:00Z', 'available'],
    ['upcoming', '2027-01-01T00:00:00Z', 'expired'],
  ] as const)('changes from %s, at %s, to %s, as on the server', (status, now, expected) => {
    const loaded = voucher({ status, validFrom: from, validUntil: until });
    expect(voucherAt(loaded, new Date(now))).toEqual({ ...loaded, status: expected });
    expect(voucherStatus({ ...loaded, usedAt: null }, new Date(now))).toBe(expected);
  });

  it.each([
    ['used', '2026-11-25T00:00:00Z'],
    ['used', '2027-01-01T00:00:00Z'],
    ['expired', '2026-11-25T00:00:00Z'],
  ] as const)('stays %s at %s', (status, now) => {
    const loaded = voucher({ status, validFrom: from, validUntil: until });
    expect(voucherAt(loaded, new Date(now))).toBe(loaded);
  });

  it('stays available if the device’s clock is slow', () => {
    const loaded = voucher({ status: 'available', validFrom: from, validUntil: until });
    expect(voucherAt(loaded, new Date('2026-11-01T00:00:00Z'))).toBe(loaded);
  });

  it('changes at two instants', () => {
    expect(statusChanges([voucher({ validFrom: from, validUntil: until })])).toEqual([from, end]);
  });
});
