import { INFO_PAGES } from '@casino/functions/contract/content/infoPages.ts';
import type { Language } from '@casino/functions/contract/languages.ts';
import { useEffect } from 'react';
import { infoPageCopy, loadInfoPage } from '../../features/info/loadInfoPage.ts';
import { loadCode } from '../../lib/code/loadCode.ts';
import { networkIdle } from '../../lib/connection/networkIdle.ts';
import { savesData } from '../../lib/connection/savesData.ts';
import { useShownLanguage } from '../../lib/language/useShownLanguage.ts';
import { useMember } from '../../session/current/useSession.ts';

/**
 * Saves the code of all member pages and the missing reading pages in the language of the app on the device, so that
 * they open offline. It starts once the member is loaded, the service worker is active and the page downloads nothing,
 * unless the device saves data or its connection is slow. It continues when the connection returns.
 */
export function PagesOffline() {
  const wanted = useMember() !== null;
  const { language } = useShownLanguage();

  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator)) return undefined;
    const controller = new AbortController();
    // A failed prefetch is ignored: the next visit retries it.
    const save = () => void savePages(language, controller.signal).catch(() => {});
    save();
    window.addEventListener('online', save, { signal: controller.signal });
    return () => controller.abort();
  }, [wanted, language]);

  return null;
}

async function savePages(language: Language, signal: AbortSignal): Promise<void> {
  await navigator.serviceWorker.ready;
  const { savePageFiles, workerActive } = await loadCode(() => import('../../pwa/pageFiles.ts'));
  await workerActive();
  await networkIdle();
  if (savesData()) return;
  await savePageFiles(signal);
  for (const page of INFO_PAGES) {
    if (signal.aborted) return;
    if (infoPageCopy(page, language) === null) await loadInfoPage(page, language);
  }
}
