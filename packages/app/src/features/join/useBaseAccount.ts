import type { BaseAccount } from '@casino/functions/contract/users/getBaseAccount.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/calls/api.ts';

/**
 * The values with which the login was created; null until they load, and if the server has none. The state of this
 * page holds them, because a cache would survive log-out.
 * @param uid of the login; null loads nothing
 */
export function useBaseAccount(uid: string | null): BaseAccount | null {
  const [found, setFound] = useState<{ uid: string; account: BaseAccount | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let isOpen = true;
    call('users-getBaseAccount', null)
      .then(({ baseAccount }) => isOpen && setFound({ uid, account: baseAccount }))
      // Without these values, the member fills in the form.
      .catch(() => {});
    return () => {
      isOpen = false;
    };
  }, [uid]);
  return found !== null && found.uid === uid ? found.account : null;
}
