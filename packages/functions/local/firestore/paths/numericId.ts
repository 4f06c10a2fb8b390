import { MAX_INTEGER, MIN_INTEGER } from '../values/value.ts';

/** One spelling for each number: no zeros before it. */
const NUMERIC = /^__id(0|-?[1-9]\d*)__$/;

/**
 * The number of an id such as `__id7__`, as which Firestore shows the numeric ids of Datastore: 64 bits with a
 * sign. Null for every other id.
 */
export function numericId(id: string): bigint | null {
  const digits = id.startsWith('__id') ? NUMERIC.exec(id)?.[1] : undefined;
  if (digits === undefined) return null;
  const number = BigInt(digits);
  return MIN_INTEGER <= number && number <= MAX_INTEGER ? number : null;
}
