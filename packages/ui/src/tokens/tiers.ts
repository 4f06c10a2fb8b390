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

/** The tier of a member. It selects the theme. */
export type Tier = (typeof TIERS)[number];

/** The colour schemes that every theme has. */
export const SCHEMES = ['light', 'dark'] as const;

/** Light or dark. */
export type Scheme = (typeof SCHEMES)[number];
