import { metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

/** King: royal blue and pale gold. */
export const king: TierTheme = createTierTheme(ramps.royal, metals.champagne);
