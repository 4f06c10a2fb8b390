import { compareUtf8 } from './compareUtf8.ts';
import { numericId } from './numericId.ts';

/** Compares one segment of a path: numeric ids come first, then the others by their bytes. */
export function compareIds(a: string, b: string): number {
  const left = numericId(a);
  const right = numericId(b);
  if (left === null && right === null) return compareUtf8(a, b);
  if (left === null) return 1;
  if (right === null) return -1;
  return left < right ? -1 : left > right ? 1 : 0;
}
