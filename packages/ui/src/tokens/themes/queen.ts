import { metals, ramps } from '../palette.ts';
import { type TierTheme, themeOf } from './themeOf.ts';

/** Queen: rose and rose gold. */
export const queen: TierTheme = themeOf(ramps.rose, metals.roseGold);
