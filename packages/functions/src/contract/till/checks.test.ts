import { describe, expect, it } from 'vitest';
import { requiredChecks } from './checks.ts';

describe('the checks of staff before they serve', () => {
  it.each([
    ['a dinner', { category: 'dining', valuePence: 4_500 }, []],
    ['a dinner of 50 pounds', { category: 'dining', valuePence: 5_000 }, ['photo']],
    ['a drink', { category: 'drinks', valuePence: 900 }, ['age']],
    ['chips', { category: 'gaming', valuePence: 1_000 }, ['age']],
    ['chips of 100 pounds', { category: 'gaming', valuePence: 10_000 }, ['age', 'photo']],
    ['a night in the hotel', { category: 'stay', valuePence: null }, ['photo']],
    ['an offer without a category', { category: null, valuePence: null }, []],
  ] as const)('%s', (_, voucher, checks) => {
    expect(requiredChecks(voucher)).toEqual(checks);
  });
});
