import type { Document } from '../documents/document.ts';
import { compareValues, isEquivalent, isSameType } from '../values/compare.ts';
import { getField, isDocumentName } from '../values/fieldPath.ts';
import type { ResourceNames } from '../values/resourceNames.ts';
import { isNaNValue, reference, type Value } from '../values/value.ts';
import type { ComparisonOperator, FieldFilter, Filter } from './query.ts';

const isNull = (value: Value) => value.kind === 'null';

/** Only `==` finds null and NaN. Ranges and lists of values do not match them. */
const isComparable = (value: Value) => !isNull(value) && !isNaNValue(value);

function compares(op: ComparisonOperator, value: Value, operand: Value): boolean {
  if (op === '==') return isEquivalent(value, operand);
  // `!=` never matches null, and `!= null` matches everything else.
  if (op === '!=') return !isNull(value) && !isEquivalent(value, operand);
  if (!isSameType(value, operand) || !isComparable(value) || !isComparable(operand)) return false;
  const order = compareValues(value, operand);
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  if (op === '>') return order > 0;
  return order >= 0;
}

const holds = (values: readonly Value[], value: Value) =>
  values.some((candidate) => isEquivalent(candidate, value));

const contains = (elements: readonly Value[], operand: Value) =>
  isComparable(operand) && holds(elements, operand);

function matchesField(filter: FieldFilter, value: Value): boolean {
  switch (filter.op) {
    case 'in':
      return isComparable(value) && holds(filter.values, value);
    case 'not-in':
      return !isNull(value) && !filter.values.some(isNull) && !holds(filter.values, value);
    case 'array-contains':
      return value.kind === 'array' && contains(value.values, filter.value);
    case 'array-contains-any':
      return value.kind === 'array' && filter.values.some((each) => contains(value.values, each));
    default:
      return compares(filter.op, value, filter.value);
  }
}

/** True if a document matches the filter. A document without the field matches no filter on it. */
export function matches(filter: Filter | null, document: Document, names: ResourceNames): boolean {
  if (!filter) return true;
  if (filter.kind !== 'field') {
    const test = (part: Filter) => matches(part, document, names);
    return filter.kind === 'and' ? filter.filters.every(test) : filter.filters.some(test);
  }
  const value = isDocumentName(filter.path)
    ? reference(names.nameOf(document.path))
    : getField(document.fields, filter.path);
  return value !== undefined && matchesField(filter, value);
}
