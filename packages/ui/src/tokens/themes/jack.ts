import { metals, ramps } from '../palette.ts';
import { createTierTheme, type TierTheme } from './createTierTheme.ts';

/** Jack: felt green and brass. */
export const jack: TierTheme = createTierTheme(ramps.felt, metals.brass);
