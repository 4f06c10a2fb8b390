/** The fields of a document or map. Keys are field names, not paths. */
export type Fields = ReadonlyMap<string, Value>;

/** Seconds since the epoch, and nanoseconds (0 to 999,999,999) after them. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

/** A Firestore value. Immutable: versions of documents share values. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly value: Timestamp }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  /** A full resource name: `projects/…/databases/…/documents/…`. */
  | { readonly kind: 'reference'; readonly value: string }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'map'; readonly fields: Fields };

export type ValueOf<Kind extends Value['kind']> = Extract<Value, { kind: Kind }>;

export const NULL: Value = { kind: 'null' };

export const MIN_INTEGER = -(2n ** 63n);
export const MAX_INTEGER = 2n ** 63n - 1n;

export const integer = (value: bigint | number): ValueOf<'integer'> => ({
  kind: 'integer',
  value: BigInt(value),
});
export const double = (value: number): ValueOf<'double'> => ({ kind: 'double', value });
export const string = (value: string): ValueOf<'string'> => ({ kind: 'string', value });
export const boolean = (value: boolean): ValueOf<'boolean'> => ({ kind: 'boolean', value });
export const array = (values: readonly Value[]): ValueOf<'array'> => ({ kind: 'array', values });
export const map = (fields: Fields): ValueOf<'map'> => ({ kind: 'map', fields });
export const reference = (value: string): ValueOf<'reference'> => ({ kind: 'reference', value });
export const timestamp = (value: Timestamp): ValueOf<'timestamp'> => ({ kind: 'timestamp', value });

export function isNumber(value: Value): value is ValueOf<'integer'> | ValueOf<'double'> {
  return value.kind === 'integer' || value.kind === 'double';
}

/** True for NaN, which sorts as the smallest number. */
export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
