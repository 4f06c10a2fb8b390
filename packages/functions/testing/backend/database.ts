import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { pointAtBackend } from './pointAtBackend.ts';
import { testBackend } from './testBackend.ts';

/** Opens the backend's document database with administrator rights, for one test file. */
export function openDatabase(): Firestore {
  pointAtBackend();
  const app = initializeApp({ projectId: PROJECT_ID }, 'test-database');
  afterAll(() => deleteApp(app));
  return getFirestore(app);
}

/** The fields of a document in the format of Firestore's REST interface, such as `{"uid":{"stringValue":"a"}}`. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** All documents of the backend by path. The SDK would take a second for the thousands of documents. */
export async function allDocuments(): Promise<Record<string, StoredFields>> {
  const { collectionIds } = await ask<{ collectionIds: string[] }>('listCollectionIds', {});
  const replies = await Promise.all(
    collectionIds.map((collectionId) =>
      ask<Found[]>('runQuery', { structuredQuery: { from: [{ collectionId }] } }),
    ),
  );
  const documents = replies.flat().flatMap(({ document }) => document ?? []);
  return Object.fromEntries(
    documents.map(({ name, fields = {} }) => [name.slice(ROOT.length + 1), fields]),
  );
}

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

interface Found {
  readonly document?: { readonly name: string; readonly fields?: StoredFields };
}

async function ask<Reply>(method: string, body: object): Promise<Reply> {
  const response = await fetch(`http://${testBackend().firestore}/v1/${ROOT}:${method}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} answered ${response.status}.`);
  return (await response.json()) as Reply;
}
