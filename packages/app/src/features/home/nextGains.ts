import { type Benefit, nextTier, type Tier } from '@casino/functions/contract';
import type { TierGain } from '@casino/ui';

/** As many as fit beside the progress. */
const MOST = 3;

/**
 * What the next tier gives beyond `tier`: what it adds comes first, then what grows, in the order of the
 * casino. Empty for Ace, which has none above.
 */
export function nextGains(benefits: readonly Benefit[], tier: Tier): readonly TierGain[] {
  const next = nextTier(tier);
  if (next === null) return [];
  const gains = benefits.flatMap(({ id, title, gives }) => {
    const gain = gives[next];
    const changes = gain !== null && gain !== gives[tier];
    return changes ? [{ id, title, gives: gain, added: gives[tier] === null }] : [];
  });
  return gains
    .sort((a, b) => Number(b.added) - Number(a.added))
    .slice(0, MOST)
    .map(({ added, ...gain }) => gain);
}
