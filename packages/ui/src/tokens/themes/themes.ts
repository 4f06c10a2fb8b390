import { type Colors, houseColors } from '../colors.ts';
import { type Scheme, TIERS, type Tier } from '../tiers.ts';
import { ace } from './ace.ts';
import { jack } from './jack.ts';
import { king } from './king.ts';
import { kingOfHearts } from './kingOfHearts.ts';
import { kingOfSpades } from './kingOfSpades.ts';
import { queen } from './queen.ts';
import { queenOfSpades } from './queenOfSpades.ts';
import type { TierTheme } from './themeOf.ts';

/** What each tier changes of the base. A tier that is left out, or a key, fails to compile. */
export const tierThemes: Readonly<Record<Tier, TierTheme>> = {
  jack,
  queen,
  'queen-of-spades': queenOfSpades,
  king,
  'king-of-hearts': kingOfHearts,
  'king-of-spades': kingOfSpades,
  ace,
};

/** The house before sign-in, and each tier. */
export const THEME_NAMES = ['house', ...TIERS] as const;

/** A theme by name. */
export type ThemeName = (typeof THEME_NAMES)[number];

/** Every colour of a theme in a scheme. */
export function colorsOf(theme: ThemeName, scheme: Scheme): Colors {
  const base = houseColors[scheme];
  return theme === 'house' ? base : { ...base, ...tierThemes[theme][scheme] };
}
