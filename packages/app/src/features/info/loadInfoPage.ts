import type { InfoPage } from '@casino/functions/contract/content/getInfoPage.ts';
import type { InfoPageName } from '@casino/functions/contract/content/infoPages.ts';
import { call } from '../../lib/calls/api.ts';
import { deviceStorage } from '../../lib/device/storage.ts';

/** Fetches a reading page and saves a copy on the device. Rejects with a `RemoteError`. */
export async function loadInfoPage(page: InfoPageName): Promise<InfoPage> {
  const content = await call('content-getInfoPage', { page });
  deviceStorage.writePage(page, content);
  return content;
}
