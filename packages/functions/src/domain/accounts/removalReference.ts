/** Without 0, O, 1, I, L and U, which are misheard, misread or form words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Creates the reference of a data removal request, such as `DR-7K4M-Q2XP`.
 * @param randomBelow a random integer from 0 up to, and excluding, its argument
 */
export function removalReference(randomBelow: (limit: number) => number): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomBelow(LETTERS.length)]).join('');
  return `DR-${part()}-${part()}`;
}
