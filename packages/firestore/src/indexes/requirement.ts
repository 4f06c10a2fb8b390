import type { Conjunction } from '../query/disjunctions.ts';
import { fullOrder } from '../query/order.ts';
import type { Query } from '../query/query.ts';
import { type FieldPath, isDocumentName, isSameFieldPath } from '../values/fieldPath.ts';
import type { QueryScope } from './definitions.ts';

/** A field that the query restricts to one value, or to arrays with one element. */
export interface FixedField {
  readonly path: FieldPath;
  readonly mode: 'equality' | 'contains';
}

/** A field that an index must be sorted by; `any` allows both directions. */
export interface SortedField {
  readonly path: FieldPath;
  readonly direction: 'asc' | 'desc' | 'any';
}

/**
 * The index that one alternative of a query requires. Several indexes may be merged: each has some of the fixed
 * fields in any order, then exactly the sorted fields; together they have all fixed fields.
 */
export interface Requirement {
  readonly collectionGroup: string;
  readonly scope: QueryScope;
  readonly fixed: readonly FixedField[];
  readonly sorted: readonly SortedField[];
}

const has = (fields: readonly { readonly path: FieldPath }[], path: FieldPath) =>
  fields.some((field) => isSameFieldPath(field.path, path));

function fixedFields(conjunction: Conjunction): readonly FixedField[] {
  const fixed: FixedField[] = [];
  for (const { path, op } of conjunction) {
    if (isDocumentName(path) || has(fixed, path)) continue;
    if (op === '==') fixed.push({ path, mode: 'equality' });
    if (op === 'array-contains') fixed.push({ path, mode: 'contains' });
  }
  return fixed.sort((a, b) => a.mode.localeCompare(b.mode));
}

function sortedFields(query: Query, fixed: readonly FixedField[]): readonly SortedField[] {
  const equal = fixed.filter(({ mode }) => mode === 'equality');
  // The order of a field that has only one value has no effect.
  const orders = fullOrder(query).filter(({ path }) => !has(equal, path));
  const named = orders.findIndex(({ path }) => isDocumentName(path));
  const sorted = orders.slice(0, named);
  const last = sorted.at(-1);
  // Every index ends with the name in the direction of its last field.
  const isImplied = !last || orders[named]?.direction === last.direction;
  return isImplied ? sorted : orders.slice(0, named + 1);
}

/** The requirement of one alternative of a query. `aggregated` lists the fields of its sums and averages. */
export function requirementOf(
  query: Query,
  collectionGroup: string,
  conjunction: Conjunction,
  aggregated: readonly FieldPath[],
): Requirement {
  const fixed = fixedFields(conjunction);
  const sorted = [...sortedFields(query, fixed)];
  for (const path of aggregated) {
    const isThere =
      has(sorted, path) ||
      has(
        fixed.filter((f) => f.mode === 'equality'),
        path,
      );
    if (!isThere) sorted.push({ path, direction: 'any' });
  }
  const scope = query.scope.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collectionGroup, scope, fixed, sorted };
}
