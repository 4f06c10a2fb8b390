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

/** The numbers of members who hold places at events, by the event's id. */
export async function countHolders(
  database: Firestore,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(
    eventIds.map(async (id) => {
      const held = await database.collection('optIns').where('eventId', '==', id).count().get();
      return [id, held.data().count] as const;
    }),
  );
  return new Map(counts);
}
