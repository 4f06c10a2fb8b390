import type { Tier } from '../../tokens/tiers.ts';

/** What differs by tier in the arguments of a story, such as its member. */
export type ByTier = (tier: Tier) => object;

/**
 * For `parameters.everyTier`: the arguments of each tier, which a story has if a tier is chosen in the toolbar, or all side
 * by side. Those that the story sets itself stay, such as the state of a loading page.
 */
export const byTier = (argsOf: ByTier): ByTier => argsOf;
