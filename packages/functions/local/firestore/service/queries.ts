import type { Document } from '../documents/document.ts';
import { executeQuery, type QuerySource } from '../query/execute.ts';
import type { Query } from '../query/query.ts';
import type { ReadWriteTransaction, Transaction } from '../transactions/transactions.ts';
import type { Principal } from './access.ts';
import { type Consistency, lockFor, overridesOf, reading, readTimeOf } from './reads.ts';
import type { Store } from './store.ts';

export function sourceOf(store: Store, transaction: Transaction | null): QuerySource {
  return {
    database: store.database,
    names: store.names,
    overrides: overridesOf(transaction),
  };
}

/** Runs a query until all of its results are locked, and what was seen is still so. */
async function readLocked(
  store: Store,
  transaction: ReadWriteTransaction,
  query: Query,
): Promise<readonly Document[]> {
  for (;;) {
    const results = executeQuery(sourceOf(store, transaction), query);
    const paths = results.map((document) => document.path);
    if (store.locks.tryAcquire(transaction, paths)) {
      transaction.queries.push({ query, results });
      return results;
    }
    await lockFor(store, transaction, paths);
  }
}

export interface QueryOutcome {
  readonly documents: readonly Document[];
  readonly startedId: string | undefined;
  readonly readTime: number;
}

/** Runs a query; it is subject to the rule of `list`, for every result that it could have. */
export function runQuery(
  store: Store,
  principal: Principal,
  query: Query,
  consistency: Consistency,
): Promise<QueryOutcome> {
  return reading(store, consistency, async ({ transaction, startedId }) => {
    store.access.checkList(principal, query);
    const documents =
      transaction?.mode === 'readWrite'
        ? await readLocked(store, transaction, query)
        : executeQuery(sourceOf(store, transaction), query);
    return { documents, startedId, readTime: readTimeOf(store, transaction) };
  });
}

/**
 * Runs the query under an aggregation. In a transaction its results are not locked, being many, but a
 * commit still finds out when they have changed.
 */
export function runAggregation<T>(
  store: Store,
  principal: Principal,
  query: Query,
  consistency: Consistency,
  aggregate: (documents: readonly Document[]) => T,
): Promise<{ result: T; startedId: string | undefined; readTime: number }> {
  return reading(store, consistency, async ({ transaction, startedId }) => {
    store.access.checkList(principal, query);
    const results = executeQuery(sourceOf(store, transaction), query);
    if (transaction?.mode === 'readWrite') transaction.queries.push({ query, results });
    return { result: aggregate(results), startedId, readTime: readTimeOf(store, transaction) };
  });
}
