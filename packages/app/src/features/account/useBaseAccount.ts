import type { BaseAccount } from '@casino/functions/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

/**
 * What the login was created with; null until it comes, and where nothing is kept. It is held by this page
 * alone: a cache would outlive log-out.
 * @param uid whose login it is; null where there is nothing to ask
 */
export function useBaseAccount(uid: string | null): BaseAccount | null {
  const [found, setFound] = useState<{ uid: string; account: BaseAccount | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let isOpen = true;
    call('users-getBaseAccount', null)
      .then(({ baseAccount }) => isOpen && setFound({ uid, account: baseAccount }))
      // The form asks for what does not come.
      .catch(() => {});
    return () => {
      isOpen = false;
    };
  }, [uid]);
  return found !== null && found.uid === uid ? found.account : null;
}
