import { WALLET_SECRETS } from '../../config.ts';
import { getWalletPassContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { currentPass, digestOf } from '../../wallet/memberPass.ts';
import { loadWallet } from '../../wallet/wallets.ts';
import { callableError } from '../../wrapper/errors.ts';

/**
 * A link that adds the caller's card to a wallet. The card is that of the caller's first membership, as in the app.
 * Repeated and simultaneous calls use the same pass. Specification section 7.
 */
export const getWalletPass = defineCallable(
  getWalletPassContract,
  {
    auth: 'member',
    rateLimit: { calls: 30, seconds: 60 },
    checkSession: true,
    // Wrong settings turn the wallet off before a member waits for a pass.
    secrets: WALLET_SECRETS,
  },
  async ({ caller, request, services, now }) => {
    const wallet = await loadWallet(request.store);
    if (!wallet.isOffered()) throw callableError('not-found');
    const { crmId } = caller.membership;
    const content = await currentPass(crmId, services, now);
    // Another call has deleted or blocked the membership meanwhile.
    if (content === null) throw callableError('permission-denied');
    const digest = (serialNumber: string) => digestOf(serialNumber, content);
    const pass = await services.walletPasses.open(crmId, request.store, digest, now);
    const url = await wallet.linkTo({ pass, content, uid: caller.uid }, services, now);
    return { url };
  },
);
