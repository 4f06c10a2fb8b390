import { INFO_PAGES } from '@casino/functions/contract';
import { useEffect } from 'react';
import { savesData } from '../../lib/connection.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { useMember } from '../../session/useSession.ts';
import { loadInfoPage } from './loadInfoPage.ts';

/**
 * Fetches the reading pages that this device does not hold yet, one after another, so that they can be read
 * without a connection: once the member is there and the service worker keeps the app, and where no data must
 * be saved.
 */
export function InfoPagesOffline() {
  const wanted = useMember() !== null;

  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator) || savesData()) return undefined;
    const left = new AbortController();
    navigator.serviceWorker.ready
      .then(() => keepMissingPages(left.signal))
      // Nobody asked for them: the next visit tries again.
      .catch(() => {});
    return () => left.abort();
  }, [wanted]);

  return null;
}

async function keepMissingPages(signal: AbortSignal): Promise<void> {
  for (const page of INFO_PAGES) {
    if (signal.aborted) return;
    if (deviceStorage.readPage(page) === null) await loadInfoPage(page);
  }
}
