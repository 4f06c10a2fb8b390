import { callableError } from '../../wrapper/errors.ts';
import type { WalletProvider } from '../walletProvider.ts';

/** Google Wallet, which no deployment offers. */
export const googleWallet: WalletProvider = {
  isOffered: () => false,
  linkTo: async () => {
    throw callableError('not-found');
  },
  update: async () => {},
};
