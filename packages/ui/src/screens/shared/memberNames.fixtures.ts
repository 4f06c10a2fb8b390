import type { Tier } from '../../tokens/tiers.ts';

/** The first name of a fictional member of each tier. */
export const firstNames: Readonly<Record<Tier, string>> = {
  jack: 'Jack',
  queen: 'Regina',
  'queen-of-spades': 'Violet',
  king: 'Roy',
  'king-of-hearts': 'Rufus',
  'king-of-spades': 'Sterling',
  ace: 'Aurelia',
};

export const LAST_NAME = 'Sample';

/** The full name of the fictional member of a tier. */
export const fullNameIn = (tier: Tier): string => `${firstNames[tier]} ${LAST_NAME}`;
