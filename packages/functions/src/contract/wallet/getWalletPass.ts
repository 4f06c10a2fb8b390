import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';

/** The wallets of phones that can hold a member's card. */
export const WALLETS = ['apple', 'google'] as const;
/** A wallet of a phone. */
export type Wallet = (typeof WALLETS)[number];

/**
 * A link that adds the caller's card to a wallet: Apple's link gives the pass once within a minute, Google's opens the
 * page that saves it. `not-found` if the deployment does not offer this wallet. Specification section 7.
 */
export const getWalletPassContract = defineContract({
  name: 'wallet-getWalletPass',
  request: z.strictObject({ store: z.enum(WALLETS) }),
  response: z.strictObject({ url: z.url() }),
});
