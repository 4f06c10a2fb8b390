import type { PromotionFree, SaferGambling } from '../saferGamblingSchema.ts';

/** The pause between a member's request to turn the mode off and its end, in hours. */
export const PROMOTION_FREE_PAUSE_HOURS = 24;

/** True while offers, games, promotions and online gaming are hidden from an account. */
export function isPromotionFree(profile: { readonly saferGambling?: SaferGambling | undefined }) {
  return (profile.saferGambling?.promotionFree ?? null) !== null;
}

/** The default settings. */
export const NO_SAFER_GAMBLING: SaferGambling = { promotionFree: null, realityCheckMinutes: null };

/**
 * `on` takes effect immediately. `ask-off` starts the pause. `keep-on` cancels it. `off` is possible after the
 * pause.
 */
export const PROMOTION_FREE_STEPS = ['on', 'ask-off', 'keep-on', 'off'] as const;
export type PromotionFreeStep = (typeof PROMOTION_FREE_STEPS)[number];

/**
 * The mode after a step at `now`; `too-early` if the pause is not over. A repeated step changes nothing, so
 * that a second tap does not restart the pause.
 */
export function stepPromotionFree(
  mode: PromotionFree,
  step: PromotionFreeStep,
  now: Date,
): PromotionFree | 'too-early' {
  if (mode === null) return step === 'on' ? { since: now.toISOString(), offFrom: null } : null;
  switch (step) {
    case 'on':
    case 'keep-on':
      return { ...mode, offFrom: null };
    case 'ask-off':
      return { ...mode, offFrom: mode.offFrom ?? pauseEnd(now) };
    case 'off':
      return mode.offFrom !== null && now >= new Date(mode.offFrom) ? null : 'too-early';
  }
}

function pauseEnd(now: Date): string {
  return new Date(now.getTime() + PROMOTION_FREE_PAUSE_HOURS * 3_600_000).toISOString();
}
