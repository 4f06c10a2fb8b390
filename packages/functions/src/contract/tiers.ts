/** The seven tiers, lowest first. Specification section 4. */
export const TIERS = [
  'jack',
  'queen',
  'queen-of-spades',
  'king',
  'king-of-hearts',
  'king-of-spades',
  'ace',
] as const;

/** A member's tier in the loyalty programme. */
export type Tier = (typeof TIERS)[number];

/** The tier's name as members read it. Specification section 4. */
export const TIER_NAMES: Readonly<Record<Tier, string>> = {
  jack: 'Jack',
  queen: 'Queen',
  'queen-of-spades': 'Queen of Spades',
  king: 'King',
  'king-of-hearts': 'King of Hearts',
  'king-of-spades': 'King of Spades',
  ace: 'Ace',
};

/** Points at which a tier is full; Ace has no cap. Specification section 9. */
export const TIER_POINT_CAPS: Readonly<Record<Tier, number | null>> = {
  jack: 18_000,
  queen: 36_000,
  'queen-of-spades': 54_000,
  king: 72_000,
  'king-of-hearts': 108_000,
  'king-of-spades': 144_000,
  ace: null,
};

/** The maximum of the progress value. Specification section 9. */
export const TIER_PROGRESS_SCALE = 1_000;

/**
 * Progress in a tier per mille: `rewardPoints / cap × 1000`, rounded down and limited to 0–1000. Ace has no
 * cap and is always at 1000. Specification section 9.
 */
export function tierProgress(tier: Tier, rewardPoints: number): number {
  const cap = TIER_POINT_CAPS[tier];
  if (cap === null) return TIER_PROGRESS_SCALE;
  const perMille = Math.floor((rewardPoints / cap) * TIER_PROGRESS_SCALE);
  return Math.min(TIER_PROGRESS_SCALE, Math.max(0, perMille));
}

/** The next tier, or null for the last one. */
export function nextTier(tier: Tier): Tier | null {
  return TIERS[TIERS.indexOf(tier) + 1] ?? null;
}
