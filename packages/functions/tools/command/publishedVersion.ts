import type { Firestore } from 'firebase-admin/firestore';
import {
  type PublishedVersion,
  publishedDocument,
} from '../../src/adapters/firestore/content/publishedContent.ts';

/** The published version; null if none was ever published. */
export async function readPublished(database: Firestore): Promise<PublishedVersion | null> {
  const snapshot = await publishedDocument(database).get();
  return snapshot.exists ? (snapshot.data() as PublishedVersion) : null;
}
