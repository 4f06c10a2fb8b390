import type { InfoPage, InfoPageName } from '@casino/functions/contract';
import { call } from '../../lib/api.ts';
import { deviceStorage } from '../../lib/storage.ts';

/** A reading page from the server; this device keeps a copy. Rejects with a `RemoteError`. */
export async function loadInfoPage(page: InfoPageName): Promise<InfoPage> {
  const content = await call('content-getInfoPage', { page });
  deviceStorage.writePage(page, content);
  return content;
}
