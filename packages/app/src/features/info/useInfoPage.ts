import type { InfoPage, InfoPageName } from '@casino/functions/contract';
import { useMemo } from 'react';
import { deviceStorage } from '../../lib/storage.ts';
import { type RemoteQuery, useRemote } from '../../lib/useRemote.ts';
import { loadInfoPage } from './loadInfoPage.ts';

/** Everybody's: reading pages say the same to all. */
const NOBODY = '';

/** For how long a page that came is not asked for again, in milliseconds: ten minutes. */
const FRESH_MS = 10 * 60_000;

/** A reading page: this device's copy until the server's comes, and where it does not. */
export function useInfoPage(page: InfoPageName): RemoteQuery<InfoPage> {
  const copy = useMemo(() => deviceStorage.readPage<InfoPage>(page), [page]);
  return useRemote(['info-page', NOBODY, page], () => loadInfoPage(page), {
    revalidateOnFocus: false,
    dedupingInterval: FRESH_MS,
    ...(copy !== null && { fallbackData: copy }),
  });
}
