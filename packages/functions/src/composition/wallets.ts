import type { Wallet } from '../contract/wallet/getWalletPass.ts';
import type { WalletProvider } from '../domain/ports/walletProvider.ts';
import type { Services } from './services.ts';

/** Loads the code of a wallet on demand, because no other function needs its libraries. */
export async function loadWallet(wallet: Wallet): Promise<WalletProvider> {
  switch (wallet) {
    case 'apple':
      return (await import('../adapters/wallets/apple/appleWallet.ts')).appleWallet;
    case 'google':
      return (await import('../adapters/wallets/google/googleWallet.ts')).googleWallet;
  }
}

/**
 * Sends the current content of a pass to a wallet. Does nothing for a wallet that is no longer offered. Rejects if the
 * wallet's service did not accept the update; then the outbox retries it.
 */
export async function updateWallet(
  { wallet, crmId }: { readonly wallet: Wallet; readonly crmId: string },
  services: Services,
): Promise<void> {
  const { isOffered, update } = await loadWallet(wallet);
  const pass = isOffered() ? await services.walletPasses.find(crmId) : null;
  if (pass) await update(pass, services);
}
