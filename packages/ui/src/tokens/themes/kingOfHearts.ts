import { metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

/** King of Hearts: crimson and copper. */
export const kingOfHearts: TierTheme = createTierTheme(ramps.crimson, metals.copper);
