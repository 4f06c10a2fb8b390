import type { Case } from '../case.ts';
import { TILL_KEY_CASES } from './keyCases.ts';
import { REDEMPTION_LIST_CASES } from './listCases.ts';
import { OFFLINE_CASES } from './offlineCases.ts';
import { REDEEM_CASES } from './redeemCases.ts';
import { REVERSAL_CASES } from './reversalCases.ts';

/** Redemptions at the tills of the product. Cases are not tested for a service without them. */
export const REDEMPTION_CASES: readonly Case[] = [
  ...OFFLINE_CASES,
  ...REDEEM_CASES,
  ...REVERSAL_CASES,
  ...TILL_KEY_CASES,
  ...REDEMPTION_LIST_CASES,
];
