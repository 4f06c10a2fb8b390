/** Without 0, O, 1, I, L and U, which are misheard, misread or make words. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference of a data removal request, such as `DR-7K4M-Q2XP`.
 * @param randomBelow a whole number from 0 up to, and without, its argument
 */
export function removalReference(randomBelow: (limit: number) => number): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomBelow(LETTERS.length)]).join('');
  return `DR-${part()}-${part()}`;
}
