import type { Wallet } from '../../contract/wallet/getWalletPass.ts';
import { DomainError } from '../errors.ts';
import type { Services } from '../ports/services.ts';
import { currentPass, passDigest } from './memberPass.ts';

/** A membership and its login. */
interface PassOwner {
  readonly crmId: string;
  readonly uid: string;
}

/**
 * A link that adds the pass of a membership to a wallet. Throws `not-found` for a wallet without settings, and
 * `permission-denied` for an owner who may not use the app.
 */
export async function linkToPass(
  store: Wallet,
  { crmId, uid }: PassOwner,
  services: Services,
  now: Date,
): Promise<string> {
  const wallet = await services.wallets.load(store);
  if (!wallet.isOffered()) throw new DomainError('not-found');
  const card = await currentPass(crmId, services, now);
  // Another call has deleted or blocked the membership meanwhile.
  if (card === null) throw new DomainError('permission-denied');
  const digest = (serialNumber: string) => passDigest(serialNumber, card);
  const pass = await services.walletPasses.open({ crmId, uid }, store, digest, now);
  return wallet.linkTo({ pass, card, uid }, services, now);
}
