import { TIERS, type Tier } from '@casino/functions/contract/tiers.ts';

/**
 * Whether a member has reached a higher tier.
 * @param last the tier that this device showed before; null if it showed none
 */
export function hasRisen(last: string | null, tier: Tier): boolean {
  const tiers: readonly (string | null)[] = TIERS;
  const before = tiers.indexOf(last);
  return before !== -1 && before < TIERS.indexOf(tier);
}
