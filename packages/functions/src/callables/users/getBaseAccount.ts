import { defineCallable } from '../../composition/defineCallable.ts';
import { getBaseAccountContract } from '../../contract/users/getBaseAccount.ts';
import { ownBaseAccount } from '../../domain/accounts/baseAccount.ts';

/**
 * Returns the name and date of birth only to a caller with a proven address and the password of the login's
 * creation, because the login may have been created by a stranger with another person's address.
 */
export const getBaseAccount = defineCallable(
  getBaseAccountContract,
  { auth: 'verified', rateLimit: { calls: 30, seconds: 60 }, checkSession: true },
  async ({ caller, services, now }) => ({
    success: true,
    baseAccount: await ownBaseAccount(caller.uid, services, now),
  }),
);
