import type { Document } from '../documents/document.ts';
import { type FieldPath, getField } from '../values/fieldPath.ts';
import {
  double,
  integer,
  isNumber,
  MAX_INTEGER,
  MIN_INTEGER,
  NULL,
  type Value,
} from '../values/value.ts';

/** One aggregate of a query's results. */
export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo: bigint | null }
  | { readonly kind: 'sum' | 'average'; readonly path: FieldPath }
);

/** A sum of integers is an integer if it fits 64 bits. A double operand or an overflow makes it a double. */
function sum(values: readonly Value[]): Value {
  const numbers = values.filter(isNumber);
  const integers = numbers.filter((value) => value.kind === 'integer');
  const exact = integers.reduce((total, { value }) => total + value, 0n);
  const isExact = integers.length === numbers.length;
  if (isExact && exact >= MIN_INTEGER && exact <= MAX_INTEGER) return integer(exact);
  return double(numbers.reduce((total, { value }) => total + Number(value), 0));
}

function average(values: readonly Value[]): Value {
  const numbers = values.filter(isNumber);
  if (numbers.length === 0) return NULL;
  const total = sum(numbers);
  return isNumber(total) ? double(Number(total.value) / numbers.length) : NULL;
}

function aggregate(aggregation: Aggregation, documents: readonly Document[]): Value {
  if (aggregation.kind === 'count') {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return integer(upTo !== null && upTo < count ? upTo : count);
  }
  const values = documents.flatMap(({ fields }) => getField(fields, aggregation.path) ?? []);
  return aggregation.kind === 'sum' ? sum(values) : average(values);
}

/** The fields of sums and averages. */
export function aggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap((each) => (each.kind === 'count' ? [] : [each.path]));
}

/**
 * Computes aggregations by alias. As in Firestore, a document that lacks a field of one aggregation counts in none of
 * them, since its index has no entry for the document.
 */
export function aggregateDocuments(
  aggregations: readonly Aggregation[],
  documents: readonly Document[],
): ReadonlyMap<string, Value> {
  const paths = aggregatedPaths(aggregations);
  const counted = documents.filter(({ fields }) =>
    paths.every((path) => getField(fields, path) !== undefined),
  );
  return new Map(aggregations.map((each) => [each.alias, aggregate(each, counted)]));
}
