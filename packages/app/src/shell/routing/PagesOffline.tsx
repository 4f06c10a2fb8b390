import { INFO_PAGES } from '@casino/functions/contract/content/infoPages.ts';
import { useEffect } from 'react';
import { loadInfoPage } from '../../features/info/loadInfoPage.ts';
import { loadCode } from '../../lib/code/loadCode.ts';
import { networkIdle } from '../../lib/connection/networkIdle.ts';
import { savesData } from '../../lib/connection/savesData.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useMember } from '../../session/current/useSession.ts';

/**
 * Saves the code of all member pages and the missing reading pages on the device, so that they open offline. It starts
 * once the member is loaded, the service worker is active and the page downloads nothing, unless the device saves data
 * or its connection is slow. It continues when the connection returns.
 */
export function PagesOffline() {
  const wanted = useMember() !== null;

  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator)) return undefined;
    const controller = new AbortController();
    // A failed prefetch is ignored: the next visit retries it.
    const save = () => void savePages(controller.signal).catch(() => {});
    save();
    window.addEventListener('online', save, { signal: controller.signal });
    return () => controller.abort();
  }, [wanted]);

  return null;
}

async function savePages(signal: AbortSignal): Promise<void> {
  await navigator.serviceWorker.ready;
  const { savePageFiles, workerActive } = await loadCode(() => import('../../pwa/pageFiles.ts'));
  await workerActive();
  await networkIdle();
  if (savesData()) return;
  await savePageFiles(signal);
  for (const page of INFO_PAGES) {
    if (signal.aborted) return;
    if (deviceStorage.readPage(page) === null) await loadInfoPage(page);
  }
}
