import { metals, ramps } from '../palette.ts';
import { type TierTheme, themeOf } from './themeOf.ts';

/** Jack: felt green and brass. */
export const jack: TierTheme = themeOf(ramps.felt, metals.brass);
