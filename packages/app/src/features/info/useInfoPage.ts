import type { InfoPage } from '@casino/functions/contract/content/getInfoPage.ts';
import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import useSWR from 'swr';
import { type RemoteQuery, useRemote } from '../../lib/calls/useRemote.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useStored } from '../../lib/device/useStored.ts';
import { loadInfoPage } from './loadInfoPage.ts';

/** How long a loaded page counts as fresh, in milliseconds: ten minutes. */
const FRESH_MS = 10 * 60_000;

/** A reading page. This device's copy is shown until the page loads, and if it fails to load. */
export function useInfoPage(name: InfoPageName): RemoteQuery<InfoPage> {
  const copy = useStored(() => deviceStorage.readPage<InfoPage>(name));
  return useRemote(
    useSWR<InfoPage, unknown, readonly [string, InfoPageName]>(
      ['info-page', name],
      ([, page]) => loadInfoPage(page),
      {
        revalidateOnFocus: false,
        dedupingInterval: FRESH_MS,
        ...(copy !== null && { fallbackData: copy }),
      },
    ),
  );
}
