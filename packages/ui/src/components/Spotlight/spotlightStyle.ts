/** Room for the picture beside the words. */
export const WIDE = '@container (inline-size >= 34rem)';
