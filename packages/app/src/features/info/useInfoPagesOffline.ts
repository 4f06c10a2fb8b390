import { INFO_PAGES } from '@casino/functions/contract';
import { useEffect } from 'react';
import { savesData } from '../../lib/connection.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { loadInfoPage } from './loadInfoPage.ts';

/**
 * Fetches the reading pages that this device does not hold yet, one after another, so that they can be read
 * without a connection: once the service worker keeps the app, and where no data must be saved.
 * @param wanted whether there is a member whose own page has come
 */
export function useInfoPagesOffline(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator) || savesData()) return undefined;
    const left = new AbortController();
    navigator.serviceWorker.ready
      .then(() => keepMissingPages(left.signal))
      // Nobody asked for them: the next visit tries again.
      .catch(() => {});
    return () => left.abort();
  }, [wanted]);
}

async function keepMissingPages(signal: AbortSignal): Promise<void> {
  for (const page of INFO_PAGES) {
    if (signal.aborted) return;
    if (deviceStorage.readPage(page) === null) await loadInfoPage(page);
  }
}
