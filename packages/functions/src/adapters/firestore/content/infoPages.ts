import { type InfoPage, infoPageSchema } from '../../../contract/content/getInfoPage.ts';
import type { InfoPageName } from '../../../contract/content/infoPages.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../contract/languages.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** The id of a reading page in a language: `terms`, or `terms.zh-Hans` for a translation. */
export function infoPageId(page: InfoPageName, language: Language): string {
  return language === DEFAULT_LANGUAGE ? page : `${page}.${language}`;
}

/**
 * A reading page in this language, else in the group's: `infoPages/{infoPageId}`; null if the content service has none
 * with this name.
 */
export async function findInfoPage(
  root: ContentRoot,
  page: InfoPageName,
  language: Language,
): Promise<InfoPage | null> {
  for (const id of new Set([infoPageId(page, language), page])) {
    const snapshot = await root.collection('infoPages').doc(id).get();
    if (snapshot.exists) return fromDocument(infoPageSchema, snapshot.data());
  }
  return null;
}
