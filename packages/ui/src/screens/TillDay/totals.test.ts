import { describe, expect, test } from 'vitest';
import type { DayRedemption } from './TillDay.types.ts';
import { toTotal, totalsByKind } from './totals.ts';

const redemption = (of: Partial<DayRedemption>): DayRedemption => ({
  id: 'a',
  at: '2026-11-25T20:00:00Z',
  arrivedAt: '2026-11-25T20:00:00Z',
  voucher: 'A glass of champagne',
  kind: 'drinks',
  valuePence: null,
  customerNumber: '100204',
  device: 'Bar',
  isOffline: false,
  reversal: null,
  ...of,
});
const takenBack = { at: '2026-11-25T20:05:00Z', reason: 'wrong-voucher' } as const;

describe('the totals of a day', () => {
  test('of no redemptions are zero, without kinds', () => {
    expect(toTotal([])).toEqual({ count: 0, valuePence: 0, takenBack: 0 });
    expect(totalsByKind([])).toEqual([]);
  });

  test('count a redemption that was taken back apart, without its value', () => {
    const day = [
      redemption({ valuePence: 2500 }),
      redemption({ valuePence: 1000, reversal: takenBack }),
      redemption({ valuePence: null }),
    ];
    expect(toTotal(day)).toEqual({ count: 2, valuePence: 2500, takenBack: 1 });
  });

  test('by kind have a fixed order, and name vouchers without a category last', () => {
    const day = [
      redemption({ kind: null }),
      redemption({ kind: 'gaming', valuePence: 500 }),
      redemption({ kind: 'dining', reversal: takenBack }),
    ];
    expect(totalsByKind(day)).toEqual([
      { kind: 'dining', count: 0, valuePence: 0, takenBack: 1 },
      { kind: 'gaming', count: 1, valuePence: 500, takenBack: 0 },
      { kind: 'other', count: 1, valuePence: 0, takenBack: 0 },
    ]);
  });
});
