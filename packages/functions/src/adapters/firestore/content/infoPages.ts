import { type InfoPage, infoPageSchema } from '../../../contract/content/getInfoPage.ts';
import type { InfoPageName } from '../../../contract/content/infoPages.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** A reading page: `infoPages/{page}`; null if the content service has none with this name. */
export async function findInfoPage(
  root: ContentRoot,
  page: InfoPageName,
): Promise<InfoPage | null> {
  const snapshot = await root.collection('infoPages').doc(page).get();
  return snapshot.exists ? fromDocument(infoPageSchema, snapshot.data()) : null;
}
