import type { Collection } from '../documents/collection.ts';
import type { Database } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import { isDocumentName } from '../values/fieldPath.ts';
import { idOf, parentOf } from '../values/segments.ts';
import type { Filter, Scope } from './query.ts';

const isBelow = (path: string, parent: string) =>
  parent === '' || (path.startsWith(parent) && path[parent.length] === '/');

/** True for a collection in the scope of a query. */
export function isInScope(scope: Scope, collectionPath: string): boolean {
  if (!scope.allDescendants) {
    return parentOf(collectionPath) === scope.parent && idOf(collectionPath) === scope.collectionId;
  }
  if (!isBelow(collectionPath, scope.parent)) return false;
  return scope.collectionId === null || idOf(collectionPath) === scope.collectionId;
}

function collectionsInScope(database: Database, scope: Scope): readonly Collection[] {
  if (!scope.allDescendants && scope.collectionId !== null) {
    const { parent, collectionId } = scope;
    const collection = database.collection(
      parent === '' ? collectionId : `${parent}/${collectionId}`,
    );
    return collection ? [collection] : [];
  }
  return [...database.collections()].filter(({ path }) => isInScope(scope, path));
}

/** The filters that every result must match: the filter itself, or the parts of the outermost AND. */
function required(filter: Filter | null): readonly Filter[] {
  if (filter?.kind === 'and') return filter.filters.flatMap(required);
  return filter ? [filter] : [];
}

/** The ids that an index finds for one filter; null if no index serves it. */
function idsFor(collection: Collection, filter: Filter): ReadonlySet<string> | null {
  if (filter.kind !== 'field') {
    return filter.kind === 'or' ? idsForAny(collection, filter.filters) : null;
  }
  if (isDocumentName(filter.path)) return null;
  switch (filter.op) {
    case '==':
      return collection.index(filter.path, 'equality').find(filter.value);
    case 'array-contains':
      return collection.index(filter.path, 'contains').find(filter.value);
    case 'in': {
      const index = collection.index(filter.path, 'equality');
      return new Set(filter.values.flatMap((value) => [...index.find(value)]));
    }
    case 'array-contains-any': {
      const index = collection.index(filter.path, 'contains');
      return new Set(filter.values.flatMap((value) => [...index.find(value)]));
    }
    default:
      return null;
  }
}

function idsForAny(
  collection: Collection,
  alternatives: readonly Filter[],
): ReadonlySet<string> | null {
  const found = new Set<string>();
  for (const alternative of alternatives) {
    const ids = smallest(collection, required(alternative));
    if (!ids) return null;
    for (const id of ids) found.add(id);
  }
  return found;
}

/** The smallest set of ids that an index finds for one of the filters. */
function smallest(collection: Collection, filters: readonly Filter[]): ReadonlySet<string> | null {
  let best: ReadonlySet<string> | null = null;
  for (const filter of filters) {
    const ids = idsFor(collection, filter);
    if (ids && (!best || ids.size < best.size)) best = ids;
  }
  return best;
}

function* documentsOf(collection: Collection, filter: Filter | null): Generator<Document> {
  const ids = smallest(collection, required(filter));
  if (!ids) {
    yield* collection.documents();
    return;
  }
  for (const id of ids) {
    const document = collection.get(id);
    if (document) yield document;
  }
}

/**
 * The documents in scope that may match a filter, in no order. Equality indexes reduce their number. The caller must
 * check each document against the filter.
 */
export function* candidates(
  database: Database,
  scope: Scope,
  filter: Filter | null,
): Generator<Document> {
  for (const collection of collectionsInScope(database, scope)) {
    yield* documentsOf(collection, filter);
  }
}
