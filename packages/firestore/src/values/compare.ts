import { compareIds } from './compareIds.ts';
import { compareUtf8 } from './compareUtf8.ts';
import { compareTimestamps } from './timestamp.ts';
import { isNumber, type Value, type ValueOf } from './value.ts';

/** Firestore's order of types. An integer and a double are one type. */
const TYPE_ORDER: Record<Value['kind'], number> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 9,
};

/** True if both values have the same type in the type order. Range filters match only values of the same type. */
export function isSameType(a: Value, b: Value): boolean {
  return TYPE_ORDER[a.kind] === TYPE_ORDER[b.kind];
}

const compareNatively = <T extends number | bigint | boolean>(
  a: T,
  b: number | bigint | boolean,
): number => (a < b ? -1 : a > b ? 1 : 0);

type NumberValue = ValueOf<'integer'> | ValueOf<'double'>;

/** NaN is the smallest number; -0, 0 and 0.0 are equal. A bigint and a double compare exactly. */
function compareNumbers(a: NumberValue, b: NumberValue): number {
  const aIsNaN = Number.isNaN(a.value);
  const bIsNaN = Number.isNaN(b.value);
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN);
  return compareNatively(a.value, b.value);
}

function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (a: T, b: T) => number,
): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compare(a[index] as T, b[index] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const compareEntries = (a: readonly [string, Value], b: readonly [string, Value]) =>
  compareUtf8(a[0], b[0]) || compareValues(a[1], b[1]);

const sortedEntries = (value: ValueOf<'map'>) =>
  [...value.fields].sort((a, b) => compareUtf8(a[0], b[0]));

/** Firestore's total order of values. Filters treat values that compare as 0 as equal. */
export function compareValues(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a.kind === 'boolean' && b.kind === 'boolean') return compareNatively(a.value, b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return compareTimestamps(a.value, b.value);
  if (a.kind === 'string' && b.kind === 'string') return compareUtf8(a.value, b.value);
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.kind === 'reference' && b.kind === 'reference') return compareNames(a.value, b.value);
  if (a.kind === 'geoPoint' && b.kind === 'geoPoint') {
    return compareNatively(a.latitude, b.latitude) || compareNatively(a.longitude, b.longitude);
  }
  if (a.kind === 'array' && b.kind === 'array') {
    return compareLists(a.values, b.values, compareValues);
  }
  if (a.kind === 'map' && b.kind === 'map') {
    return compareLists(sortedEntries(a), sortedEntries(b), compareEntries);
  }
  return TYPE_ORDER[a.kind] - TYPE_ORDER[b.kind];
}

/** Compares resource names or paths segment by segment. */
export function compareNames(a: string, b: string): number {
  const parentEnd = a.lastIndexOf('/');
  // Fast path for siblings, the most frequent case: their paths are not split.
  if (parentEnd === b.lastIndexOf('/') && a.startsWith(b.slice(0, parentEnd + 1))) {
    return compareIds(a.slice(parentEnd + 1), b.slice(parentEnd + 1));
  }
  return compareLists(a.split('/'), b.split('/'), compareIds);
}

export function isEquivalent(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}
