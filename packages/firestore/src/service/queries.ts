import type { Document } from '../documents/document.ts';
import { checkIndexes } from '../indexes/checkIndexes.ts';
import { type Aggregation, aggregateDocuments, aggregatedPaths } from '../query/aggregate.ts';
import { checkQuery } from '../query/checkQuery.ts';
import { executeQuery, type QuerySource } from '../query/execute.ts';
import type { Query } from '../query/query.ts';
import type { Principal } from '../rules/access.ts';
import type { ReadWriteTransaction, Transaction } from '../transactions/transactions.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { Value } from '../values/value.ts';
import type { Consistency } from '../wire/requests.ts';
import { lockFor, overridesOf, reading, readTimeOf } from './reads.ts';
import type { Store } from './store.ts';

export function sourceOf(store: Store, transaction: Transaction | null): QuerySource {
  return {
    database: store.database,
    names: store.names,
    overrides: overridesOf(transaction),
  };
}

/** Throws if Firestore does not allow the query, or not for this principal. */
function checkQueryFor(
  store: Store,
  principal: Principal,
  query: Query,
  aggregated: readonly FieldPath[],
): void {
  checkQuery(query);
  store.access.checkList(principal, query);
  if (store.indexes) checkIndexes(store.indexes, query, aggregated);
}

/** Repeats a query until the transaction holds the locks of all its current results. */
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

/** Runs a query. The rule for `list` must allow every possible result. */
export function runQuery(
  store: Store,
  principal: Principal,
  query: Query,
  consistency: Consistency,
): Promise<QueryOutcome> {
  return reading(store, consistency, async ({ transaction, startedId }) => {
    checkQueryFor(store, principal, query, []);
    const documents =
      transaction?.mode === 'readWrite'
        ? await readLocked(store, transaction, query)
        : executeQuery(sourceOf(store, transaction), query);
    return { documents, startedId, readTime: readTimeOf(store, transaction) };
  });
}

export interface AggregationOutcome {
  readonly values: ReadonlyMap<string, Value>;
  readonly startedId: string | undefined;
  readonly readTime: number;
}

/**
 * Runs aggregations over the results of a query. In a transaction, the results are not locked, since they are many. A
 * commit still detects changes.
 */
export function runAggregation(
  store: Store,
  principal: Principal,
  query: Query,
  aggregations: readonly Aggregation[],
  consistency: Consistency,
): Promise<AggregationOutcome> {
  return reading(store, consistency, async ({ transaction, startedId }) => {
    checkQueryFor(store, principal, query, aggregatedPaths(aggregations));
    const results = executeQuery(sourceOf(store, transaction), query);
    if (transaction?.mode === 'readWrite') transaction.queries.push({ query, results });
    const values = aggregateDocuments(aggregations, results);
    return { values, startedId, readTime: readTimeOf(store, transaction) };
  });
}
