import { describe, expect, it } from 'vitest';
import type { Voucher } from '../contract/index.ts';
import { inOrderOfUse, voucherStatus } from './vouchers.ts';

const dates = {
  validFrom: '2026-11-10T10:00:00Z',
  validUntil: '2026-11-20T10:00:00Z',
  usedAt: null,
};

describe('§3 the status of a voucher is derived from its dates and the clock', () => {
  it.each([
    ['a moment before it begins', '2026-11-10T09:59:59.999Z', dates, 'upcoming'],
    ['as it begins', '2026-11-10T10:00:00Z', dates, 'available'],
    ['a moment before it ends', '2026-11-20T09:59:59.999Z', dates, 'available'],
    ['as it ends', '2026-11-20T10:00:00Z', dates, 'expired'],
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

function voucher(id: string, status: Voucher['status'], from: string, until: string): Voucher {
  return {
    id,
    status,
    validFrom: `2026-${from}T10:00:00Z`,
    validUntil: `2026-${until}T10:00:00Z`,
    audience: 'personal',
    title: '',
    summary: '',
    category: 'dining',
    terms: '',
    howToRedeem: [],
    code: '',
    valuePence: null,
  };
}

describe('§2 My Exclusive Offers are sorted by their use', () => {
  it('first available by expiry, then upcoming by start, then past ones, latest first', () => {
    const unordered = [
      voucher('expired-early', 'expired', '01-01', '02-01'),
      voucher('used', 'used', '01-01', '12-01'),
      voucher('upcoming-late', 'upcoming', '12-20', '12-25'),
      voucher('available-long', 'available', '01-01', '12-31'),
      voucher('expired-late', 'expired', '01-01', '10-01'),
      voucher('upcoming-soon', 'upcoming', '12-01', '12-10'),
      voucher('available-short', 'available', '01-01', '11-30'),
      voucher('available-short-too', 'available', '01-01', '11-30'),
    ];
    expect(inOrderOfUse(unordered).map(({ id }) => id)).toEqual([
      'available-short',
      'available-short-too',
      'available-long',
      'upcoming-soon',
      'upcoming-late',
      'used',
      'expired-late',
      'expired-early',
    ]);
  });
});
