import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../content/format/checkDocuments.ts';
import type { PlainDocument } from '../../../content/format/entry.ts';
import type { SourceFile } from '../../../content/format/problem.ts';
import { contentRoot } from '../../../src/adapters/firestore/content/publishedContent.ts';
import { toPlain } from '../../../src/adapters/firestore/document.ts';

/** The documents of a version. */
export async function readDocuments(
  database: Firestore,
  version: string | null,
): Promise<readonly PlainDocument[]> {
  const root = contentRoot(database, version);
  const lists = await Promise.all(
    COLLECTIONS.map(async (collection) => {
      const all = root.collection(collection);
      const { docs } = await (collection === 'vouchers'
        ? all.where('audience', '==', 'everyone').get()
        : all.get());
      return docs.map((snapshot) => ({
        collection,
        id: snapshot.id,
        fields: toPlain(snapshot) ?? {},
      }));
    }),
  );
  return lists.flat();
}

/** The files from which a version was published, sorted by path. */
export async function readFiles(
  database: Firestore,
  version: string,
): Promise<readonly SourceFile[]> {
  const { docs } = await contentRoot(database, version).collection('files').get();
  return docs.map((each) => ({ path: String(each.get('path')), text: String(each.get('text')) }));
}
