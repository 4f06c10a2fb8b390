import { describe, expect, it } from 'vitest';
import type { Voucher } from '../../contract/vouchers/getAllVouchers.ts';
import { inOrderOfUse } from './orderOfUse.ts';

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
