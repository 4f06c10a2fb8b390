import type { BaseAccount } from '../../contract/users/getBaseAccount.ts';
import type { Services } from '../ports/services.ts';

/**
 * The values with which a login was created, or null. A changed password ends them: the owner of an address
 * chooses one by our e-mail if a stranger created the login, and the values are then the stranger's.
 */
export async function ownBaseAccount(
  uid: string,
  { identities, baseAccounts }: Pick<Services, 'identities' | 'baseAccounts'>,
  now: Date,
): Promise<BaseAccount | null> {
  const [login, stored] = await Promise.all([
    identities.credentialsOf(uid),
    baseAccounts.find(uid, now),
  ]);
  if (login === null || stored === null) return null;
  const { sessionsSince, ...account } = stored;
  if (sessionsSince === login.sessionsSince) return account;
  await baseAccounts.remove(uid);
  return null;
}
