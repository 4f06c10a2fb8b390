import type { Firestore } from 'firebase-admin/firestore';
import { type InfoPage, type InfoPageName, infoPageSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

/** A reading page: `infoPages/{page}`; null if the content service has none with this name. */
export async function findInfoPage(
  database: Firestore,
  page: InfoPageName,
): Promise<InfoPage | null> {
  const snapshot = await database.collection('infoPages').doc(page).get();
  return snapshot.exists ? fromDocument(infoPageSchema, snapshot.data()) : null;
}
