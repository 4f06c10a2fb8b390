import { metals, ramps } from '../palette.ts';
import { type TierTheme, themeOf } from './themeOf.ts';

/** King of Hearts: crimson and copper. */
export const kingOfHearts: TierTheme = themeOf(ramps.crimson, metals.copper);
