import type { Database } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import type { Overrides } from '../documents/snapshot.ts';
import type { ResourceNames } from '../values/resourceNames.ts';
import { parentOf } from '../values/segments.ts';
import { candidates, isInScope } from './candidates.ts';
import { isBetween } from './cursor.ts';
import { matches } from './filter.ts';
import { compareDocuments, fullOrder, hasOrderFields } from './order.ts';
import type { Query, Scope } from './query.ts';

/** The documents that queries read: the current ones, or with `overrides` those of an earlier time. */
export interface QuerySource {
  readonly database: Database;
  readonly names: ResourceNames;
  readonly overrides?: Overrides | undefined;
}

function* documentsInScope(source: QuerySource, query: Query): Generator<Document> {
  const overrides = source.overrides;
  for (const document of candidates(source.database, query.scope, query.filter)) {
    if (!overrides?.has(document.path)) yield document;
  }
  if (overrides) yield* overriddenInScope(overrides, query.scope);
}

function* overriddenInScope(overrides: Overrides, scope: Scope): Generator<Document> {
  for (const [path, document] of overrides) {
    if (document && isInScope(scope, parentOf(path))) yield document;
  }
}

/** All results of a query in order, before offset and limit. */
function orderedResults(source: QuerySource, query: Query): readonly Document[] {
  const orders = fullOrder(query);
  const results: Document[] = [];
  for (const document of documentsInScope(source, query)) {
    if (
      hasOrderFields(orders, document) &&
      matches(query.filter, document, source.names) &&
      isBetween(query.startAt, query.endAt, orders, document, source.names)
    ) {
      results.push(document);
    }
  }
  return results.sort((a, b) => compareDocuments(orders, a, b));
}

/** The results of a query in order, with all fields: the encoder applies the projection. */
export function executeQuery(source: QuerySource, query: Query): readonly Document[] {
  const results = orderedResults(source, query);
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return query.offset === 0 && end === undefined ? results : results.slice(query.offset, end);
}
