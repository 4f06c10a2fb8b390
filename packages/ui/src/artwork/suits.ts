import type { Tier } from '../tokens/tiers.ts';

/** The four suits as outlines on a 100 by 100 field. */
export const suitPaths = {
  clubs:
    'M32.6 37.8A21 21 0 1 1 67.4 37.8 21 21 0 1 1 53.5 65.8C54 80 57 90 66 95H34C43 90 46 80 46.5 65.8A21 21 0 1 1 32.6 37.8Z',
  diamonds: 'M50 3C58 22 70 37 86 50 70 63 58 78 50 97 42 78 30 63 14 50 30 37 42 22 50 3Z',
  hearts:
    'M50 94C42 77 8 59 8 32 8 17 19 8 31 8 40 8 47 13 50 21 53 13 60 8 69 8 81 8 92 17 92 32 92 59 58 77 50 94Z',
  spades:
    'M50 5C56 20 90 38 90 61 90 74 80 82 69 82 62 82 56.5 78.5 53 73 53.5 82 57 90 66 95H34C43 90 46.5 82 47 73 43.5 78.5 38 82 31 82 20 82 10 74 10 61 10 38 44 20 50 5Z',
} as const;

/** The name of a suit. */
export type SuitName = keyof typeof suitPaths;

/** The playing card of a tier: its rank and suit. */
export interface TierCard {
  readonly rank: 'J' | 'Q' | 'K' | 'A';
  readonly suit: SuitName;
}

/**
 * The card of each tier. Tiers whose name has no suit take theirs from the four-colour deck: green clubs, blue
 * diamonds.
 */
export const tierCards: Readonly<Record<Tier, TierCard>> = {
  jack: { rank: 'J', suit: 'clubs' },
  queen: { rank: 'Q', suit: 'hearts' },
  'queen-of-spades': { rank: 'Q', suit: 'spades' },
  king: { rank: 'K', suit: 'diamonds' },
  'king-of-hearts': { rank: 'K', suit: 'hearts' },
  'king-of-spades': { rank: 'K', suit: 'spades' },
  ace: { rank: 'A', suit: 'spades' },
};
