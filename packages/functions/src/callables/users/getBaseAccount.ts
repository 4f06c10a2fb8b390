import { getBaseAccountContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';

/**
 * Gives name and date of birth to the owner of a login who has proved its address, and to nobody else: whoever
 * created it may have used somebody else's address.
 */
export const getBaseAccount = defineCallable(
  getBaseAccountContract,
  { auth: 'verified', rateLimit: { calls: 30, seconds: 60 }, checkSession: true },
  async ({ caller, services, now }) => ({
    success: true,
    baseAccount: await services.baseAccounts.find(caller.uid, now),
  }),
);
