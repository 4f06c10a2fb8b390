import { callableError } from '../../wrapper/errors.ts';
import type { WalletProvider } from '../walletProvider.ts';

/** Apple Wallet, which no deployment offers. */
export const appleWallet: WalletProvider = {
  isOffered: () => false,
  linkTo: async () => {
    throw callableError('not-found');
  },
  update: async () => {},
};
