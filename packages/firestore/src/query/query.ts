import type { FieldPath } from '../values/fieldPath.ts';
import type { Value } from '../values/value.ts';

export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';
export type ListOperator = 'in' | 'not-in' | 'array-contains-any';

/** A filter on one field. `isNull`, `isNaN` and their opposites are comparisons with null and NaN. */
export type FieldFilter = { readonly kind: 'field'; readonly path: FieldPath } & (
  | { readonly op: ComparisonOperator | 'array-contains'; readonly value: Value }
  | { readonly op: ListOperator; readonly values: readonly Value[] }
);

export interface CompositeFilter {
  readonly kind: 'and' | 'or';
  readonly filters: readonly Filter[];
}

export type Filter = FieldFilter | CompositeFilter;

export interface Order {
  readonly path: FieldPath;
  readonly direction: 'asc' | 'desc';
}

/** A position in the results: values for the first fields of the order, and the side of these values. */
export interface Cursor {
  readonly values: readonly Value[];
  /** True for the position just before the values, false for just after them. */
  readonly before: boolean;
}

/** The collections of a query. */
export interface Scope {
  /** The document that the collections are below; empty for the root. */
  readonly parent: string;
  /** Null for every collection (only with `allDescendants`). */
  readonly collectionId: string | null;
  /** True for a collection group: collections at any depth below the parent. */
  readonly allDescendants: boolean;
}

/** A structured query of a client, decoded and checked. */
export interface Query {
  readonly scope: Scope;
  readonly filter: Filter | null;
  /** The requested order; `fullOrder` adds the implied order. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The fields to return, or null for all. */
  readonly projection: readonly FieldPath[] | null;
}

/** The field filters of a filter, in their order. */
export function fieldFilters(filter: Filter | null): readonly Extract<Filter, { kind: 'field' }>[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

const INEQUALITIES: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

/** True for a filter that matches a range of values, and so implies an order by its field. */
export function isInequality(filter: FieldFilter): boolean {
  return INEQUALITIES.has(filter.op);
}
