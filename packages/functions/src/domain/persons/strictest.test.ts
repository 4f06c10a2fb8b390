import { expect, it } from 'vitest';
import type { PromotionFree, SaferGambling } from '../../contract/saferGamblingSchema.ts';
import { strictest } from './strictest.ts';

const ON: PromotionFree = { since: '2026-11-01T09:00:00.000Z', offFrom: null };
const until = (day: string): PromotionFree => ({ ...ON, offFrom: `2026-11-${day}T09:00:00.000Z` });

it.each<[string, SaferGambling['promotionFree'], SaferGambling['promotionFree'], unknown]>([
  ['on outranks off', ON, null, ON],
  ['on outranks a mode that is about to end', until('02'), ON, ON],
  ['the later end outranks the earlier', until('02'), until('03'), until('03')],
  ['off and off is off', null, null, null],
])('promotion-free mode: %s', (_, one, other, kept) => {
  const of = (promotionFree: PromotionFree) => ({ promotionFree, realityCheckMinutes: null });
  expect(strictest(of(one), of(other)).promotionFree).toEqual(kept);
  expect(strictest(of(other), of(one)).promotionFree).toEqual(kept);
});

it.each([
  [15, 60, 15],
  [60, null, 60],
  [null, null, null],
] as const)('reminders every %s and every %s minutes merge to %s', (one, other, kept) => {
  const of = (realityCheckMinutes: typeof one | typeof other) => ({
    promotionFree: null,
    realityCheckMinutes,
  });
  expect(strictest(of(one), of(other)).realityCheckMinutes).toBe(kept);
  expect(strictest(of(other), of(one)).realityCheckMinutes).toBe(kept);
});
