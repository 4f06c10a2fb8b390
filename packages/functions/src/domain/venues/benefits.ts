import type { Benefit, TierBenefit } from '../../contract/benefits/getBenefits.ts';
import type { Tier } from '../../contract/tiers.ts';

/** The benefits of one tier, in the venue's order. */
export function benefitsOfTier(benefits: readonly Benefit[], tier: Tier): TierBenefit[] {
  return benefits.flatMap(({ gives, ...benefit }) => {
    const own = gives[tier];
    return own === null ? [] : [{ ...benefit, gives: own }];
  });
}
