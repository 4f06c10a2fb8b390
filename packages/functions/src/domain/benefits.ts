import type { Benefit, Tier, TierBenefit } from '../contract/index.ts';

/** The benefits of one tier, in the venue's order. */
export function benefitsOfTier(benefits: readonly Benefit[], tier: Tier): TierBenefit[] {
  return benefits.flatMap(({ gives, ...benefit }) => {
    const own = gives[tier];
    return own === null ? [] : [{ ...benefit, gives: own }];
  });
}
