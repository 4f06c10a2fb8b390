import type { FieldPath } from '../paths/fieldPath.ts';
import type { Value } from '../values/value.ts';

export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';
export type ListOperator = 'in' | 'not-in' | 'array-contains-any';

/** A condition on one field. `isNull` and `isNaN` and their opposites are comparisons with null and NaN. */
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

/** A position among the results: values for the first fields of the order, and which side of them. */
export interface Cursor {
  readonly values: readonly Value[];
  /** True for the position just before the values, false for the one just after them. */
  readonly before: boolean;
}

/** Which documents a query looks at. */
export interface Scope {
  /** The document under which to look, or the empty path for the root. */
  readonly parent: string;
  /** Null for every collection (only with `allDescendants`). */
  readonly collectionId: string | null;
  /** True for a collection group: collections at any depth below the parent. */
  readonly allDescendants: boolean;
}

/** A structured query as the client sent it, decoded and checked. */
export interface Query {
  readonly scope: Scope;
  readonly filter: Filter | null;
  /** The order that the client asked for; see `fullOrder` for what is implied besides. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The fields to return, or null for all. */
  readonly projection: readonly FieldPath[] | null;
}

/** The conditions of a filter, in the order in which they stand. */
export function fieldFilters(filter: Filter | null): readonly Extract<Filter, { kind: 'field' }>[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

const INEQUALITIES: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);

/** True for a condition that holds for a range of values, and so orders the results by its field. */
export function isInequality(filter: FieldFilter): boolean {
  return INEQUALITIES.has(filter.op);
}
