import { describe, expect, it } from 'vitest';
import type { PromotionFree, SaferGambling } from '../saferGamblingSchema.ts';
import { isPromotionFree, stepPromotionFree } from './saferGambling.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const on: PromotionFree = { since: '2026-11-01T09:00:00.000Z', offFrom: null };
const waiting: PromotionFree = { ...on, offFrom: '2026-11-22T08:00:00.000Z' };
const over: PromotionFree = { ...on, offFrom: '2026-11-21T10:00:00.000Z' };

const NO_MODE: SaferGambling = { promotionFree: null, realityCheckMinutes: null };

describe('promotion-free mode', () => {
  it.each([
    ['off', null, 'on', { since: now.toISOString(), offFrom: null }],
    ['off', null, 'ask-off', null],
    ['off', null, 'keep-on', null],
    ['off', null, 'off', null],
    ['on', on, 'on', on],
    ['on', on, 'ask-off', { ...on, offFrom: '2026-11-22T10:00:00.000Z' }],
    ['on', on, 'off', 'too-early'],
    ['in its pause', waiting, 'ask-off', waiting],
    ['in its pause', waiting, 'keep-on', on],
    ['in its pause', waiting, 'on', on],
    ['in its pause', waiting, 'off', 'too-early'],
    ['at the end of its pause', over, 'off', null],
    ['at the end of its pause', over, 'keep-on', on],
  ] as const)('%s, %o, after "%s"', (_, mode, step, after) => {
    expect(stepPromotionFree(mode, step, now)).toEqual(after);
  });

  it.each([
    ['without settings', {}, false],
    ['without the mode', { saferGambling: NO_MODE }, false],
    ['with the mode', { saferGambling: { ...NO_MODE, promotionFree: on } }, true],
    ['in its pause', { saferGambling: { ...NO_MODE, promotionFree: waiting } }, true],
  ])('applies to a member %s: %s', (_, profile, applies) => {
    expect(isPromotionFree(profile)).toBe(applies);
  });

  it('ends after exactly 24 hours', () => {
    const asked = stepPromotionFree(on, 'ask-off', now);
    if (asked === 'too-early') throw new Error('The pause did not begin.');
    const after = (ms: number) => new Date(now.getTime() + ms);
    expect(stepPromotionFree(asked, 'off', after(24 * 3_600_000 - 1))).toBe('too-early');
    expect(stepPromotionFree(asked, 'off', after(24 * 3_600_000))).toBeNull();
  });
});
