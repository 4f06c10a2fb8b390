import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { pointAtBackend } from './pointAtBackend.ts';

/** Opens the backend's document database with administrator rights, for one test file. */
export function openDatabase(): Firestore {
  pointAtBackend();
  const app = initializeApp({ projectId: PROJECT_ID }, 'test-database');
  afterAll(() => deleteApp(app));
  return getFirestore(app);
}

/** All documents by path. */
export async function allDocuments(database: Firestore): Promise<Record<string, DocumentData>> {
  const collections = await database.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return Object.fromEntries(
    snapshots.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each.data()])),
  );
}
