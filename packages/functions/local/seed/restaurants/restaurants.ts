import type { Restaurant } from '../../../src/contract/index.ts';
import { MERIDIAN } from './meridian.ts';
import { SLACK_WATER } from './slackWater.ts';
import { THE_WICK } from './theWick.ts';

/** The restaurants of the casinos that have one. */
export const RESTAURANTS: readonly Restaurant[] = [MERIDIAN, THE_WICK, SLACK_WATER];
