import { compareUtf8 } from '../values/compareUtf8.ts';
import type { Fields, Value } from '../values/value.ts';

/**
 * A value of the rules language. The last three kinds are values that a query does not determine: an unknown value, a
 * map with some known fields, and a list with some known elements.
 */
export type RuleValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** Nanoseconds since the epoch. */
  | { readonly kind: 'timestamp'; readonly value: bigint }
  /** Nanoseconds. */
  | { readonly kind: 'duration'; readonly value: bigint }
  | { readonly kind: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'path'; readonly segments: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly RuleValue[] }
  | { readonly kind: 'set'; readonly items: readonly RuleValue[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, RuleValue> }
  | { readonly kind: 'mapDiff'; readonly before: RuleMap; readonly after: RuleMap }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'partialMap'; readonly known: ReadonlyMap<string, RuleValue> }
  | { readonly kind: 'partialList'; readonly holds: readonly RuleValue[] };

export type RuleMap = ReadonlyMap<string, RuleValue>;
export type RuleKind = RuleValue['kind'];
export type RuleValueOf<Kind extends RuleKind> = Extract<RuleValue, { kind: Kind }>;

/** An error during evaluation. It denies access, unless the other side of `||` or `&&` decides. */
export class EvaluationError extends Error {}

export const NULL_VALUE: RuleValue = { kind: 'null' };
export const UNKNOWN: RuleValue = { kind: 'unknown' };
export const bool = (value: boolean): RuleValue => ({ kind: 'bool', value });
/** Throws for a number that is not an integer, such as a part of an invalid date. */
export function int(value: bigint | number): RuleValue {
  if (typeof value === 'number' && !Number.isInteger(value)) {
    throw new EvaluationError('The value cannot be converted to an int.');
  }
  return { kind: 'int', value: BigInt(value) };
}
export const float = (value: number): RuleValue => ({ kind: 'float', value });
export const text = (value: string): RuleValue => ({ kind: 'string', value });
export const list = (items: readonly RuleValue[]): RuleValue => ({ kind: 'list', items });
export const mapOf = (entries: RuleMap): RuleValue => ({ kind: 'map', entries });

const OPEN_KINDS: ReadonlySet<RuleKind> = new Set(['unknown', 'partialMap', 'partialList']);

/** Throws for a value that is not completely known, since it cannot be compared. */
function checkKnown(value: RuleValue): void {
  if (OPEN_KINDS.has(value.kind)) {
    throw new EvaluationError('The query does not determine this value.');
  }
}

const isNumeric = (value: RuleValue): value is RuleValueOf<'int'> | RuleValueOf<'float'> =>
  value.kind === 'int' || value.kind === 'float';

function areMapsEqual(a: RuleMap, b: RuleMap): boolean {
  return (
    a.size === b.size &&
    [...a].every(([key, value]) => {
      const other = b.get(key);
      return other !== undefined && equals(value, other);
    })
  );
}

const areListsEqual = (a: readonly RuleValue[], b: readonly RuleValue[]) =>
  a.length === b.length && a.every((item, index) => equals(item, b[index] as RuleValue));

/** `==` of the rules language. Values of different types are unequal, except for an equal int and float. */
export function equals(a: RuleValue, b: RuleValue): boolean {
  checkKnown(a);
  checkKnown(b);
  // A bigint and a double need <= and >=, since === is false for different types.
  if (isNumeric(a) && isNumeric(b)) return a.value <= b.value && a.value >= b.value;
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'null':
      return true;
    case 'list':
      return areListsEqual(a.items, (b as typeof a).items);
    case 'set':
      return isSubset(a.items, (b as typeof a).items) && isSubset((b as typeof a).items, a.items);
    case 'map':
      return areMapsEqual(a.entries, (b as RuleValueOf<'map'>).entries);
    case 'path':
      return a.segments.join('/') === (b as typeof a).segments.join('/');
    case 'bytes':
      return Buffer.compare(a.value, (b as typeof a).value) === 0;
    case 'latlng': {
      const other = b as typeof a;
      return a.latitude === other.latitude && a.longitude === other.longitude;
    }
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
    case 'timestamp':
    case 'duration':
      return a.value === (b as typeof a).value;
    default:
      throw new EvaluationError(`Values of type ${a.kind} cannot be compared.`);
  }
}

export const includes = (items: readonly RuleValue[], value: RuleValue) =>
  items.some((item) => equals(item, value));

export const isSubset = (items: readonly RuleValue[], of: readonly RuleValue[]) =>
  items.every((item) => includes(of, item));

/** The items without duplicates, as a set. */
export function setOf(items: readonly RuleValue[]): RuleValueOf<'set'> {
  const unique: RuleValue[] = [];
  for (const item of items) if (!includes(unique, item)) unique.push(item);
  return { kind: 'set', items: unique };
}

const ORDERED: ReadonlySet<RuleKind> = new Set(['int', 'float', 'timestamp', 'duration']);

/** Returns a negative number, 0 or a positive number. Throws unless both are numbers, strings, times or durations. */
export function compare(a: RuleValue, b: RuleValue): number {
  checkKnown(a);
  checkKnown(b);
  if (a.kind === 'string' && b.kind === 'string') return compareUtf8(a.value, b.value);
  if (!ORDERED.has(a.kind) || !(a.kind === b.kind || (isNumeric(a) && isNumeric(b)))) {
    throw new EvaluationError(`A ${a.kind} and a ${b.kind} cannot be ordered.`);
  }
  const left = (a as RuleValueOf<'timestamp'>).value;
  const right = (b as RuleValueOf<'timestamp'>).value;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Converts a stored value to the rules language. */
export function fromStored(value: Value): RuleValue {
  switch (value.kind) {
    case 'null':
      return NULL_VALUE;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return int(value.value);
    case 'double':
      return float(value.value);
    case 'timestamp': {
      const { seconds, nanos } = value.value;
      return { kind: 'timestamp', value: BigInt(seconds) * 1_000_000_000n + BigInt(nanos) };
    }
    case 'reference':
      return { kind: 'path', segments: value.value.split('/').slice(2) };
    case 'geoPoint':
      return { kind: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return list(value.values.map(fromStored));
    case 'map':
      return fromFields(value.fields);
    default:
      return value;
  }
}

export function fromFields(fields: Fields): RuleValue {
  return mapOf(new Map([...fields].map(([name, value]) => [name, fromStored(value)])));
}

/** Converts JSON, such as the claims of a token, to the rules language. */
export function fromJson(value: unknown): RuleValue {
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number') return Number.isInteger(value) ? int(value) : float(value);
  if (Array.isArray(value)) return list(value.map(fromJson));
  if (typeof value === 'object' && value !== null) {
    return mapOf(new Map(Object.entries(value).map(([key, item]) => [key, fromJson(item)])));
  }
  return NULL_VALUE;
}
