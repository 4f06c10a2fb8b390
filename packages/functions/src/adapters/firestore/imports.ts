import { randomBytes } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { instantSchema } from '../../contract/schemas.ts';

/** An import of a file that has stored something: `imports/{batch}`. */
const importSchema = z.object({
  kind: z.enum(['members', 'points']),
  /** Of the file, so that a killed import is continued. */
  digest: z.string(),
  startedAt: instantSchema,
  /** Null while it runs, and after it was killed. */
  finishedAt: z.nullable(instantSchema),
  /** Null unless it was taken back. */
  undoneAt: z.nullable(instantSchema),
});
export type StoredImport = z.infer<typeof importSchema>;

/** The document of an import. */
export function importDocument(database: Firestore, batch: string): DocumentReference {
  return database.collection('imports').doc(batch);
}

/** The fields of an import that has begun. */
export function startedImport(kind: StoredImport['kind'], digest: string, now: Date): StoredImport {
  return { kind, digest, startedAt: now.toISOString(), finishedAt: null, undoneAt: null };
}

/** A name for an import that an operator can copy: `2026-11-28-3f9a12bc`. */
export function newBatch(now: Date): string {
  return `${venueDay(now)}-${randomBytes(4).toString('hex')}`;
}

/** The import of this file that was killed; null if there is none. */
export async function findKilledImport(
  database: Firestore,
  kind: StoredImport['kind'],
  digest: string,
): Promise<string | null> {
  const { docs } = await database
    .collection('imports')
    .where('digest', '==', digest)
    .where('kind', '==', kind)
    .where('finishedAt', '==', null)
    .limit(1)
    .get();
  return docs[0]?.id ?? null;
}

/** The import with this name; null if it stored nothing. */
export async function findImport(database: Firestore, batch: string): Promise<StoredImport | null> {
  const snapshot = await importDocument(database, batch).get();
  return snapshot.exists ? z.parse(importSchema, snapshot.data()) : null;
}

/** Notes that an import is complete. Returns false if it has stored nothing. */
export async function finishImport(
  database: Firestore,
  batch: string,
  now: Date,
): Promise<boolean> {
  const document = importDocument(database, batch);
  if (!(await document.get()).exists) return false;
  await document.update({ finishedAt: now.toISOString() });
  return true;
}

/** Notes that an import is taken back. */
export async function noteUndo(database: Firestore, batch: string, now: Date): Promise<void> {
  await importDocument(database, batch).update({ undoneAt: now.toISOString() });
}
