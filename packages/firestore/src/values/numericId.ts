import { MAX_INTEGER, MIN_INTEGER } from './value.ts';

/** Only one spelling for each number: leading zeros do not match. */
const NUMERIC = /^__id(0|-?[1-9]\d*)__$/;

/**
 * The number of an id such as `__id7__`, in 64 bits with sign. Firestore represents the numeric ids of Datastore in
 * this form. Null for every other id.
 */
export function numericId(id: string): bigint | null {
  const digits = id.startsWith('__id') ? NUMERIC.exec(id)?.[1] : undefined;
  if (digits === undefined) return null;
  const number = BigInt(digits);
  return MIN_INTEGER <= number && number <= MAX_INTEGER ? number : null;
}
