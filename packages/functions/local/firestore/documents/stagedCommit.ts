import type { ResourceNames } from '../paths/resourceNames.ts';
import { applyWrite, checkPrecondition } from './applyWrite.ts';
import type { Database } from './database.ts';
import type { Document, DocumentReader } from './document.ts';
import { checkDocument, checkTransforms } from './limits.ts';
import type { Write, WriteResult } from './write.ts';

/** A commit worked out in full over the present state, and not yet applied. */
export interface StagedCommit extends DocumentReader {
  readonly commitTime: number;
  readonly results: readonly WriteResult[];
  /** The documents that the commit changes; those left as they are do not appear. */
  readonly changes: ReadonlyMap<string, Document | undefined>;
  /** Each write with its document before and after it. */
  readonly steps: readonly WriteStep[];
}

export interface WriteStep {
  readonly write: Write;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/** Works out a commit, each write over the outcome of those before it. Throws, and nothing is changed. */
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
