/** Wide enough for the picture beside the text. */
export const WIDE = '@container (inline-size >= 34rem)';
