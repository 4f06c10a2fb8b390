import type { Benefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import { nextTier, TIERS, type Tier } from '@casino/functions/contract/tiers.ts';
import type { TierGain } from '@casino/ui/screens/Home/Home.types.ts';

/** The space beside the progress holds this many. */
const MAX_GAINS = 3;

/**
 * Returns the benefits that the next tier adds to `tier` or improves: added ones first, each in the order of
 * the casino. Ace has no next tier: it gets the benefits that Ace adds to the tier below or improves.
 */
export function nextGains(benefits: readonly Benefit[], tier: Tier): readonly TierGain[] {
  const next = nextTier(tier) ?? tier;
  const below = TIERS[TIERS.indexOf(next) - 1] ?? next;
  const gains = benefits.flatMap(({ id, title, gives, locale }) => {
    const gain = gives[next];
    const changes = gain !== null && gain !== gives[below];
    return changes ? [{ id, title, gives: gain, locale, added: gives[below] === null }] : [];
  });
  return gains
    .sort((a, b) => Number(b.added) - Number(a.added))
    .slice(0, MAX_GAINS)
    .map(({ added, ...gain }) => gain);
}
