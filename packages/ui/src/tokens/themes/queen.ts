import { metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

/** Queen: rose and rose gold. */
export const queen: TierTheme = createTierTheme(ramps.rose, metals.roseGold);
