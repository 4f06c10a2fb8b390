import { metals, ramps } from '../palette.ts';
import { type TierTheme, themeOf } from './themeOf.ts';

/** Queen of Spades: amethyst and silver. */
export const queenOfSpades: TierTheme = themeOf(ramps.amethyst, metals.silver);
