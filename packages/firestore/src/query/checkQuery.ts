import { invalidArgument, unimplemented } from '../errors.ts';
import {
  type FieldPath,
  formatFieldPath,
  isDocumentName,
  isSameFieldPath,
} from '../values/fieldPath.ts';
import { disjunctions } from './disjunctions.ts';
import { fullOrder } from './order.ts';
import { type Cursor, type FieldFilter, fieldFilters, isInequality, type Query } from './query.ts';

/** Firestore's limits ("Quotas and limits", "Query limitations"). */
const MAX_IN_VALUES = 30;
const MAX_NOT_IN_VALUES = 10;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_FILTERS_AND_ORDERS = 100;

const countOf = (filters: readonly FieldFilter[], ...ops: readonly string[]) =>
  filters.filter(({ op }) => ops.includes(op)).length;

function checkListSizes(filters: readonly FieldFilter[]): void {
  for (const filter of filters) {
    if (!('values' in filter)) continue;
    const limit = filter.op === 'not-in' ? MAX_NOT_IN_VALUES : MAX_IN_VALUES;
    if (filter.values.length === 0) throw invalidArgument(`"${filter.op}" needs a value.`);
    if (filter.values.length > limit) {
      throw invalidArgument(`"${filter.op}" supports up to ${limit} comparison values.`);
    }
  }
}

function checkCombinations(query: Query, filters: readonly FieldFilter[]): void {
  const notIn = countOf(filters, 'not-in');
  const unequal = countOf(filters, '!=');
  if (notIn > 1 || unequal > 1 || notIn + unequal > 1) {
    throw invalidArgument('A query may have only one filter with "!=" or "not-in".');
  }
  if (notIn > 0 && (countOf(filters, 'in', 'array-contains-any') > 0 || hasOr(query.filter))) {
    throw invalidArgument('"not-in" cannot be combined with "in", "array-contains-any" or OR.');
  }
  for (const conjunction of disjunctions(query.filter)) {
    if (countOf(conjunction, 'array-contains') > 1) {
      throw invalidArgument('A query may have only one array-contains filter per disjunction.');
    }
  }
}

function hasOr(filter: Query['filter']): boolean {
  if (!filter || filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}

function uniquePaths(paths: readonly FieldPath[]): readonly FieldPath[] {
  return paths.filter(
    (path, index) => paths.findIndex((other) => isSameFieldPath(path, other)) === index,
  );
}

function checkOrders(query: Query): void {
  const paths = query.orderBy.map(({ path }) => path);
  if (uniquePaths(paths).length < paths.length) {
    throw invalidArgument('A field may appear only once in the order of a query.');
  }
  const named = paths.findIndex(isDocumentName);
  if (named >= 0 && named < paths.length - 1) {
    const field = formatFieldPath(paths[named + 1] as FieldPath);
    throw invalidArgument(`No field can follow the name in an order, such as ${field}.`);
  }
}

function checkCursor(cursor: Cursor | null, query: Query): void {
  if (!cursor) return;
  const orders = fullOrder(query);
  if (cursor.values.length === 0) throw invalidArgument('A cursor needs a value.');
  if (cursor.values.length > orders.length) {
    throw invalidArgument('A cursor has more values than the query has fields in its order.');
  }
  const named = orders.findIndex(({ path }) => isDocumentName(path));
  const value = cursor.values[named];
  if (value && value.kind !== 'reference') {
    throw invalidArgument('A cursor at the name of a document must be a reference.');
  }
}

/** Throws if Firestore does not allow the query. Does not depend on documents. */
export function checkQuery(query: Query): void {
  const filters = fieldFilters(query.filter);
  checkListSizes(filters);
  checkCombinations(query, filters);
  checkOrders(query);
  checkCursor(query.startAt, query);
  checkCursor(query.endAt, query);
  const ranges = filters.filter(isInequality).map(({ path }) => path);
  if (isDocumentName(query.orderBy[0]?.path ?? []) && !ranges.every(isDocumentName)) {
    throw unimplemented('an order by name before a field with an inequality');
  }
  if (uniquePaths(ranges).length > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `A query supports inequalities on at most ${MAX_INEQUALITY_FIELDS} fields.`,
    );
  }
  const parts = filters.length + query.orderBy.length + (query.scope.parent === '' ? 0 : 1);
  if (parts > MAX_FILTERS_AND_ORDERS) {
    throw invalidArgument('A query has too many filters and orders.');
  }
}
