import type { getInfoPageContract, InfoPage, InfoPageName } from '@casino/functions/contract';
import { type RemoteQuery, useRemote } from '../../lib/useRemote.ts';

/** Everybody's: reading pages say the same to all. */
const NOBODY = '';

/** A reading page, loaded once a visit. */
export function useInfoPage(page: InfoPageName): RemoteQuery<InfoPage> {
  return useRemote(
    ['info-page', NOBODY, page],
    async () => {
      const { call } = await import('../../lib/api.ts');
      return call<typeof getInfoPageContract>('content-getInfoPage', { page });
    },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}
