/** Values of a test case, written alike for every SDK. A special value has the one key that says what it is. */
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
  /** A path; see `Client` for what its first segment means. */
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

/** How one SDK makes and recognises the values that JSON does not have. */
export interface SpecialValues {
  readonly fromSpecial: (special: Special) => unknown;
  /** Null for what is no special value. */
  readonly toSpecial: (value: object) => Special | null;
}

const isSpecial = (value: object): value is Special =>
  ['$time', '$bytes', '$geo', '$ref', '$transform'].some((key) => key in value);

/** A test's value as an SDK takes it. */
export function toSdk(value: Plain, special: SpecialValues): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => toSdk(item, special));
  if (isSpecial(value)) return special.fromSpecial(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toSdk(item as Plain, special)]),
  );
}

/** What an SDK gives, as tests write it. */
export function fromSdk(value: unknown, special: SpecialValues): Plain {
  if (typeof value !== 'object' || value === null) return value as Plain;
  if (Array.isArray(value)) return value.map((item) => fromSdk(item, special));
  const found = special.toSpecial(value);
  if (found) return found;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fromSdk(item, special)]),
  );
}
