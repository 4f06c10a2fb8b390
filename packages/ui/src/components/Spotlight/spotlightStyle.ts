/** The height of a wide spotlight with a summary of two lines. A longer text makes it higher. */
export const WIDE_HEIGHT = '18.5rem';

/** Wide enough for the picture beside the text. */
export const WIDE = '@container (inline-size >= 34rem)';
