import type { Restaurant } from '../../../src/contract/index.ts';
import { MERIDIAN } from './meridian.ts';
import { SLACK_WATER } from './slackWater.ts';
import { THE_WICK } from './theWick.ts';

/** The restaurants, by venue. Not every casino has one. */
export const RESTAURANTS: readonly Restaurant[] = [MERIDIAN, THE_WICK, SLACK_WATER];
