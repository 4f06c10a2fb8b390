import type { Wallets } from '../domain/ports/wallet/wallets.ts';

/** Loads the code of a wallet on demand, because no other function needs its libraries. */
export const wallets: Wallets = {
  load: async (wallet) => {
    switch (wallet) {
      case 'apple':
        return (await import('../adapters/wallets/apple/appleWallet.ts')).appleWallet;
      case 'google':
        return (await import('../adapters/wallets/google/googleWallet.ts')).googleWallet;
    }
  },
};
