import type { ResourceNames } from '../values/resourceNames.ts';
import { applyWrite, checkPrecondition } from './applyWrite.ts';
import type { Database } from './database.ts';
import type { Document, DocumentReader } from './document.ts';
import { checkDocument, checkTransforms } from './limits.ts';
import type { Write, WriteResult } from './write.ts';

/** A computed commit that is not applied yet. */
export interface StagedCommit extends DocumentReader {
  readonly commitTime: number;
  readonly results: readonly WriteResult[];
  /** The documents that the commit changes, without those that stay identical. */
  readonly changes: ReadonlyMap<string, Document | undefined>;
  /** Each write with the document before and after it. */
  readonly steps: readonly WriteStep[];
}

export interface WriteStep {
  readonly write: Write;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/** Computes a commit: each write applies to the result of the previous ones. Throws without changes to the database. */
export function stageCommit(
  database: Database,
  writes: readonly Write[],
  commitTime: number,
  names: ResourceNames,
): StagedCommit {
  checkTransforms(writes);
  const changes = new Map<string, Document | undefined>();
  const get = (path: string) => (changes.has(path) ? changes.get(path) : database.get(path));
  const steps: WriteStep[] = [];
  const results = writes.map((write): WriteResult => {
    const before = get(write.path);
    checkPrecondition(write.precondition, before, names.nameOf(write.path));
    const { document: after, transformResults } = applyWrite(write, before, commitTime);
    if (after !== before) {
      if (after) checkDocument(after.path, names.nameOf(after.path), after.fields);
      changes.set(write.path, after);
    }
    steps.push({ write, before, after });
    return { updateTime: after?.updateTime, transformResults };
  });
  return { commitTime, results, changes, steps, get };
}
