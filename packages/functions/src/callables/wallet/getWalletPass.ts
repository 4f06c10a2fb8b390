import { defineCallable } from '../../composition/defineCallable.ts';
import { getWalletPassContract } from '../../contract/wallet/getWalletPass.ts';
import { WALLET_SECRETS } from '../../runtime/config.ts';

/**
 * A link that adds the caller's card to a wallet. The card is that of the membership that the app opens with.
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
    // Loaded on demand, because no other function needs it.
    const { linkToPass } = await import('../../domain/wallet/linkToPass.ts');
    const { uid, membership } = caller;
    const owner = { uid, crmId: membership.crmId };
    return { url: await linkToPass(request.store, owner, services, now) };
  },
);
