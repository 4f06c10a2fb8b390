import { stageCommit } from '../documents/stagedCommit.ts';
import type { Write, WriteResult } from '../documents/write.ts';
import { aborted, invalidArgument, type StoreError, toStoreError } from '../errors.ts';
import { executeQuery } from '../query/execute.ts';
import type { Principal } from '../rules/access.ts';
import type { ReadWriteTransaction } from '../transactions/transactions.ts';
import { sourceOf } from './queries.ts';
import { lockFor } from './reads.ts';
import type { Store } from './store.ts';

export interface CommitOutcome {
  readonly commitTime: number;
  readonly results: readonly WriteResult[];
}

const CHANGED =
  'The transaction was aborted because a document or query result that it read changed.';

/** Documents are immutable, so a document is unchanged if and only if it is the same object. */
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

/** Checks and applies writes. It is synchronous, so that no other commit can interleave. */
function apply(store: Store, principal: Principal, writes: readonly Write[]): CommitOutcome {
  const staged = stageCommit(store.database, writes, store.clock.commitTime(), store.names);
  store.access.checkCommit(principal, staged);
  if (staged.changes.size > 0) store.database.apply(staged.changes, staged.commitTime);
  return { commitTime: staged.commitTime, results: staged.results };
}

const pathsOf = (writes: readonly Write[]) => [...new Set(writes.map((write) => write.path))];

async function commitSingle(
  store: Store,
  principal: Principal,
  writes: readonly Write[],
): Promise<CommitOutcome> {
  const requester = {};
  try {
    await store.locks.acquireTogether(requester, pathsOf(writes));
    return apply(store, principal, writes);
  } finally {
    store.locks.release(requester);
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

/** Commits writes atomically. The transaction ends, whether its commit succeeds or not. */
export function commit(
  store: Store,
  principal: Principal,
  writes: readonly Write[],
  transactionId: string | null,
): Promise<CommitOutcome> {
  return transactionId === null
    ? commitSingle(store, principal, writes)
    : commitTransaction(store, principal, writes, transactionId);
}

/** The result of one write of a batch. */
export type BatchOutcome =
  | { readonly ok: true; readonly result: WriteResult }
  | { readonly ok: false; readonly error: StoreError };

/** Commits each write independently. A document may appear only once, since the order is not defined. */
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
        const { results } = await commitSingle(store, principal, [write]);
        return { ok: true, result: results[0] as WriteResult };
      } catch (error) {
        return { ok: false, error: toStoreError(error) };
      }
    }),
  );
}
