import { compareValues, isEquivalent } from '../values/compare.ts';
import { type FieldPath, getField, withField } from '../values/fieldPath.ts';
import { fromMicroseconds, truncateToMilliseconds } from '../values/timestamp.ts';
import {
  array,
  double,
  type Fields,
  integer,
  isNaNValue,
  isNumber,
  MAX_INTEGER,
  MIN_INTEGER,
  NULL,
  timestamp,
  type Value,
} from '../values/value.ts';
import type { FieldTransform } from './write.ts';

/** An integer that overflows 64 bits becomes the limit. If either operand is a double, the sum is a double. */
function increment(current: Value | undefined, operand: Value): Value {
  if (!current || !isNumber(current) || !isNumber(operand)) return operand;
  if (current.kind === 'double' || operand.kind === 'double') {
    return double(Number(current.value) + Number(operand.value));
  }
  const sum = current.value + operand.value;
  return integer(sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum);
}

/** The greater (or lesser) of both. If they are equivalent, keeps the stored one. NaN with any number gives NaN. */
function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!current || !isNumber(current)) return operand;
  if (isNaNValue(current) || isNaNValue(operand)) return double(Number.NaN);
  return compareValues(operand, current) * sign > 0 ? operand : current;
}

const elementsOf = (value: Value | undefined) => (value?.kind === 'array' ? value.values : []);

function union(current: Value | undefined, elements: readonly Value[]): Value {
  const merged = [...elementsOf(current)];
  for (const element of elements) {
    if (!merged.some((held) => isEquivalent(held, element))) merged.push(element);
  }
  return array(merged);
}

function without(current: Value | undefined, elements: readonly Value[]): Value {
  return array(
    elementsOf(current).filter((held) => !elements.some((element) => isEquivalent(held, element))),
  );
}

function transformed(
  current: Value | undefined,
  transform: FieldTransform,
  commitTime: number,
): Value {
  switch (transform.kind) {
    case 'serverTime':
      return timestamp(truncateToMilliseconds(fromMicroseconds(commitTime)));
    case 'increment':
      return increment(current, transform.operand);
    case 'maximum':
      return extreme(current, transform.operand, 1);
    case 'minimum':
      return extreme(current, transform.operand, -1);
    case 'arrayUnion':
      return union(current, transform.elements);
    case 'arrayRemove':
      return without(current, transform.elements);
  }
}

const isArrayTransform = (transform: FieldTransform) =>
  transform.kind === 'arrayUnion' || transform.kind === 'arrayRemove';

/** Applies transforms in order. Returns the results for the client, which does not know them; null for arrays. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  commitTime: number,
): { readonly fields: Fields; readonly results: readonly Value[] } {
  let changed = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const path: FieldPath = transform.path;
    const value = transformed(getField(changed, path), transform, commitTime);
    changed = withField(changed, path, value);
    results.push(isArrayTransform(transform) ? NULL : value);
  }
  return { fields: changed, results };
}
