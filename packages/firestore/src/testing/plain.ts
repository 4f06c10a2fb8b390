/** A value in a test case, in the same form for every SDK. The only key of a special value is its type. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | Special
  | readonly Plain[]
  | { readonly [key: string]: Plain };

export type Special =
  | { readonly $time: readonly [seconds: number, nanoseconds: number] }
  /** In hexadecimal. */
  | { readonly $bytes: string }
  | { readonly $geo: readonly [latitude: number, longitude: number] }
  /** A path relative to the case's collection, as in `Client`. */
  | { readonly $ref: string }
  | { readonly $transform: Transform };

export type Transform =
  | { readonly kind: 'serverTime' | 'deleteField' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: number }
  | { readonly kind: 'union' | 'remove'; readonly elements: readonly Plain[] };

export type PlainFields = { readonly [key: string]: Plain };

export const time = (seconds: number, nanoseconds = 0): Special => ({
  $time: [seconds, nanoseconds],
});
export const bytes = (hexadecimal: string): Special => ({ $bytes: hexadecimal });
export const geo = (latitude: number, longitude: number): Special => ({
  $geo: [latitude, longitude],
});
export const ref = (path: string): Special => ({ $ref: path });

const transform = ($transform: Transform): Special => ({ $transform });
export const serverTime = transform({ kind: 'serverTime' });
export const deleteField = transform({ kind: 'deleteField' });
export const increment = (operand: number) => transform({ kind: 'increment', operand });
export const maximum = (operand: number) => transform({ kind: 'maximum', operand });
export const minimum = (operand: number) => transform({ kind: 'minimum', operand });
export const union = (...elements: Plain[]) => transform({ kind: 'union', elements });
export const remove = (...elements: Plain[]) => transform({ kind: 'remove', elements });

/** Converts the values that JSON lacks to those of one SDK, and back. */
export interface SpecialValues {
  readonly fromSpecial: (special: Special) => unknown;
  /** Null if the value is not special. */
  readonly toSpecial: (value: object) => Special | null;
}

const isSpecial = (value: object): value is Special =>
  ['$time', '$bytes', '$geo', '$ref', '$transform'].some((key) => key in value);

/** Converts a value of a test to the SDK. */
export function toSdk(value: Plain, special: SpecialValues): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toSdk(item, special));
  if (isSpecial(value)) return special.fromSpecial(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toSdk(item as Plain, special)]),
  );
}

/** Converts a value of the SDK to the form of tests. */
export function fromSdk(value: unknown, special: SpecialValues): Plain {
  if (typeof value !== 'object' || value === null) return value as Plain;
  if (Array.isArray(value)) return value.map((item) => fromSdk(item, special));
  const found = special.toSpecial(value);
  if (found) return found;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fromSdk(item, special)]),
  );
}
