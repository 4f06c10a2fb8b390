const SPACE = '\u00a0';
const JOINER = '\u2060';

/** Chinese breaks a line between any two characters. */
const BETWEEN_CHARACTERS = /(?<=\p{Script=Han})(?=\S)|(?<=\d)(?=\p{Script=Han})/gu;

/** Returns a date or a time as a text in which no line breaks. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', SPACE).replaceAll(BETWEEN_CHARACTERS, JOINER);
}
