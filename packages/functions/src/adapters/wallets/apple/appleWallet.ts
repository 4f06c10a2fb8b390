import { DomainError } from '../../../domain/errors.ts';
import type { WalletProvider } from '../../../domain/ports/wallet/wallets.ts';
import { pushUpdate } from './pushUpdate.ts';
import { appleCredentials, passLinkUrl } from './settings.ts';

/** Apple Wallet: a link of one minute to a signed pass, and pushes that make devices fetch it again. */
export const appleWallet: WalletProvider = {
  isOffered: () => appleCredentials() !== null,
  linkTo: async ({ pass: { crmId }, uid }, { passLinks }, now) => {
    const token = await passLinks.create({ crmId, uid }, now);
    return `${passLinkUrl()}/${token}`;
  },
  update: async (pass, { walletPasses }) => {
    const credentials = appleCredentials();
    if (credentials === null) throw new DomainError('unavailable');
    await pushUpdate(pass, credentials, walletPasses);
  },
};
