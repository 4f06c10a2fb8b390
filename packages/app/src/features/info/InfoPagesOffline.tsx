import { INFO_PAGES } from '@casino/functions/contract';
import { useEffect } from 'react';
import { savesData } from '../../lib/connection.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { useMember } from '../../session/useSession.ts';
import { loadInfoPage } from './loadInfoPage.ts';

/**
 * Saves the missing reading pages on the device, one after another, so that they open offline. It starts once
 * the member is loaded and the service worker is active, unless the device saves data.
 */
export function InfoPagesOffline() {
  const wanted = useMember() !== null;

  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator) || savesData()) return undefined;
    const controller = new AbortController();
    navigator.serviceWorker.ready
      .then(() => saveMissingPages(controller.signal))
      // A failed prefetch is ignored: the next visit retries it.
      .catch(() => {});
    return () => controller.abort();
  }, [wanted]);

  return null;
}

async function saveMissingPages(signal: AbortSignal): Promise<void> {
  for (const page of INFO_PAGES) {
    if (signal.aborted) return;
    if (deviceStorage.readPage(page) === null) await loadInfoPage(page);
  }
}
