import type { Incentive } from '../../src/contract/incentive.ts';

/** The terms of a benefit other than gambling, such as a meal or a drink. */
export const NO_GAMBLING: Incentive = { productTypes: [], freeChoice: false, wageringTimes: 0 };

/** The terms of a benefit for games of the casino, whose winnings can be withdrawn at once. */
export const CASINO_GAMES: Incentive = { ...NO_GAMBLING, productTypes: ['casino'] };
