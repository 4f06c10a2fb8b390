import { invalidArgument } from '../errors.ts';
import type { FieldFilter, Filter } from './query.ts';

/** Firestore's limit on the alternatives of a query. */
const MAX_DISJUNCTIONS = 30;

/** Conditions that all hold of a result. */
export type Conjunction = readonly FieldFilter[];

/** A list operator as one condition for each of its values; any other as itself. */
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

/** Refuses more alternatives than a query may have, before their number can explode. */
function checkCount(count: number): void {
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has more than ${MAX_DISJUNCTIONS} disjunctions in disjunctive normal form.`,
    );
  }
}

/** Every pair of one from each side, joined. */
function product(left: readonly Conjunction[], right: readonly Conjunction[]): Conjunction[] {
  checkCount(left.length * right.length);
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

/** The filter in disjunctive normal form: a result meets all conditions of one of the alternatives. */
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
