import type { InfoPage } from '@casino/functions/contract/content/getInfoPage.ts';
import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import { DEFAULT_LANGUAGE, type Language } from '@casino/functions/contract/languages.ts';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';

/** The name of a copy: `terms`, or `terms.zh-Hans` for readers of another language than the default. */
const copyName = (page: InfoPageName, language: Language) =>
  language === DEFAULT_LANGUAGE ? page : `${page}.${language}`;

/** This device's copy of what the server replied to readers of this language; null if there is none. */
export function infoPageCopy(page: InfoPageName, language: Language): InfoPage | null {
  return deviceStorage.readPage(copyName(page, language));
}

/**
 * Fetches a reading page and saves a copy on the device. Rejects with a `RemoteError`.
 * @param language that of the page, which the call names
 */
export async function loadInfoPage(page: InfoPageName, language: Language): Promise<InfoPage> {
  const content = await call('content-getInfoPage', { page });
  deviceStorage.writePage(copyName(page, language), content);
  return content;
}
