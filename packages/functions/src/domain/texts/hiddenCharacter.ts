/** Control characters except tab and line ends, and those that change the direction of other text. */
const HIDDEN = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

/**
 * The first character of a text that a reader does not see and that changes or breaks what the reader sees: a control
 * character, an override of the direction, or half of a pair of surrogates. Null if there is none.
 */
export function hiddenCharacter(
  text: string,
): { readonly index: number; readonly name: string } | null {
  const index = text.search(HIDDEN);
  return index === -1 ? null : { index, name: characterName(text.charAt(index)) };
}

/** A text in which the hidden characters are their names, such as `<U+001B>`: a terminal would obey them. */
export function withNamedCharacters(text: string): string {
  return text.replaceAll(HIDDEN, (character) => `<${characterName(character)}>`);
}

function characterName(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
