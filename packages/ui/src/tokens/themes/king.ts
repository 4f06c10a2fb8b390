import { metals, ramps } from '../palette.ts';
import { type TierTheme, themeOf } from './themeOf.ts';

/** King: royal blue and pale gold. */
export const king: TierTheme = themeOf(ramps.royal, metals.champagne);
