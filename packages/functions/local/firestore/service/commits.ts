import { stageCommit } from '../documents/stagedCommit.ts';
import type { Write, WriteResult } from '../documents/write.ts';
import { aborted, invalidArgument, type StoreError, toStoreError } from '../errors.ts';
import { executeQuery } from '../query/execute.ts';
import type { ReadWriteTransaction } from '../transactions/transactions.ts';
import type { Principal } from './access.ts';
import { sourceOf } from './queries.ts';
import { lockFor } from './reads.ts';
import type { Store } from './store.ts';

export interface CommitOutcome {
  readonly commitTime: number;
  readonly results: readonly WriteResult[];
}

const CHANGED =
  'The transaction was aborted because a document or query result that it read changed.';

/** Documents are immutable, so what a transaction read is unchanged exactly where it is the same object. */
function checkReads(store: Store, { documents, queries }: ReadWriteTransaction): void {
  for (const [path, document] of documents) {
    if (store.database.get(path) !== document) throw aborted(CHANGED);
  }
  for (const { query, results } of queries) {
    const present = executeQuery(sourceOf(store, null), query);
    const isSame =
      present.length === results.length &&
      present.every((document, index) => document === results[index]);
    if (!isSame) throw aborted(CHANGED);
  }
}

/** Checks and applies writes; there is no wait in here, so that nothing comes in between. */
function apply(store: Store, principal: Principal, writes: readonly Write[]): CommitOutcome {
  const staged = stageCommit(store.database, writes, store.clock.commitTime(), store.names);
  store.access.checkCommit(principal, staged);
  if (staged.changes.size > 0) store.database.apply(staged.changes, staged.commitTime);
  return { commitTime: staged.commitTime, results: staged.results };
}

const pathsOf = (writes: readonly Write[]) => [...new Set(writes.map((write) => write.path))];

async function commitAlone(
  store: Store,
  principal: Principal,
  writes: readonly Write[],
): Promise<CommitOutcome> {
  const owner = {};
  try {
    await store.locks.acquireTogether(owner, pathsOf(writes));
    return apply(store, principal, writes);
  } finally {
    store.locks.release(owner);
  }
}

async function commitTransaction(
  store: Store,
  principal: Principal,
  writes: readonly Write[],
  id: string,
): Promise<CommitOutcome> {
  const transaction = store.transactions.find(id);
  try {
    if (transaction.mode === 'readWrite') {
      await lockFor(store, transaction, pathsOf(writes));
      checkReads(store, transaction);
    } else if (writes.length > 0) {
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    }
    return apply(store, principal, writes);
  } finally {
    store.transactions.end(transaction);
  }
}

/** Commits writes all or nothing. A transaction ends here, whether its commit succeeds or not. */
export function commit(
  store: Store,
  principal: Principal,
  writes: readonly Write[],
  transactionId: string | null,
): Promise<CommitOutcome> {
  return transactionId === null
    ? commitAlone(store, principal, writes)
    : commitTransaction(store, principal, writes, transactionId);
}

/** What became of one write of a batch. */
export type BatchOutcome =
  | { readonly ok: true; readonly result: WriteResult }
  | { readonly ok: false; readonly error: StoreError };

/** Commits each write on its own. No document may appear twice, since their order is not given. */
export async function batchWrite(
  store: Store,
  principal: Principal,
  writes: readonly Write[],
): Promise<readonly BatchOutcome[]> {
  if (pathsOf(writes).length < writes.length) {
    throw invalidArgument('A batch write cannot write a document more than once.');
  }
  return Promise.all(
    writes.map(async (write): Promise<BatchOutcome> => {
      try {
        const { results } = await commitAlone(store, principal, [write]);
        return { ok: true, result: results[0] as WriteResult };
      } catch (error) {
        return { ok: false, error: toStoreError(error) };
      }
    }),
  );
}
