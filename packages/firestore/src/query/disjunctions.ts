import { invalidArgument } from '../errors.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Firestore's limit on the disjunctions of a query. */
const MAX_DISJUNCTIONS = 30;

/** Filters that a result must all match. */
export type Conjunction = readonly FieldFilter[];

/** A list operator as one filter for each of its values; any other filter unchanged. */
function alternatives(filter: FieldFilter): readonly FieldFilter[] {
  const { path } = filter;
  if (filter.op === 'in') {
    return filter.values.map((value) => ({ kind: 'field', path, op: '==', value }));
  }
  if (filter.op === 'array-contains-any') {
    return filter.values.map((value) => ({ kind: 'field', path, op: 'array-contains', value }));
  }
  return [filter];
}

/** Throws if there are too many disjunctions, before their number explodes. */
function checkCount(count: number): void {
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has more than ${MAX_DISJUNCTIONS} disjunctions in disjunctive normal form.`,
    );
  }
}

/** The conjunctions of every pair from both sides. */
function product(left: readonly Conjunction[], right: readonly Conjunction[]): Conjunction[] {
  checkCount(left.length * right.length);
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

/** The filter in disjunctive normal form: a result matches all filters of at least one conjunction. */
export function disjunctions(filter: Filter | null): readonly Conjunction[] {
  if (!filter) return [[]];
  if (filter.kind === 'and') {
    return filter.filters.reduce<readonly Conjunction[]>(
      (joined, part) => product(joined, disjunctions(part)),
      [[]],
    );
  }
  const found =
    filter.kind === 'field'
      ? alternatives(filter).map((each) => [each])
      : filter.filters.flatMap(disjunctions);
  checkCount(found.length);
  return found;
}
