import type { Wallet } from '../../contract/wallet/getWalletPass.ts';
import type { Services } from '../ports/services.ts';
import { currentPass } from './memberPass.ts';

/**
 * Sends the current card of a pass to a wallet. Does nothing for a wallet that is no longer offered. Rejects if the
 * wallet's service did not accept the update; then the outbox retries it.
 */
export async function updateWallet(
  { wallet, crmId }: { readonly wallet: Wallet; readonly crmId: string },
  services: Services,
): Promise<void> {
  const { isOffered, update } = await services.wallets.load(wallet);
  const pass = isOffered() ? await services.walletPasses.find(crmId) : null;
  if (pass) await update(pass, services, () => currentPass(crmId, services, new Date()));
}
