import { type Colors, houseColors } from '../colors.ts';
import { type Scheme, TIERS, type Tier } from '../tiers.ts';
import { ace } from './ace.ts';
import type { TierTheme } from './createTierTheme.ts';
import { jack } from './jack.ts';
import { king } from './king.ts';
import { kingOfHearts } from './kingOfHearts.ts';
import { kingOfSpades } from './kingOfSpades.ts';
import { queen } from './queen.ts';
import { queenOfSpades } from './queenOfSpades.ts';

/** The theme of each tier. A missing tier or colour fails to compile. */
export const tierThemes: Readonly<Record<Tier, TierTheme>> = {
  jack,
  queen,
  'queen-of-spades': queenOfSpades,
  king,
  'king-of-hearts': kingOfHearts,
  'king-of-spades': kingOfSpades,
  ace,
};

/** The names of all themes: `house`, for before sign-in, and each tier. */
export const THEME_NAMES = ['house', ...TIERS] as const;

/** The name of a theme. */
export type ThemeName = (typeof THEME_NAMES)[number];

/** Returns every colour of a theme in a scheme. */
export function themeColors(theme: ThemeName, scheme: Scheme): Colors {
  const base = houseColors[scheme];
  return theme === 'house' ? base : { ...base, ...tierThemes[theme][scheme] };
}
