import { metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

/** Queen of Spades: amethyst and silver. */
export const queenOfSpades: TierTheme = createTierTheme(ramps.amethyst, metals.silver);
