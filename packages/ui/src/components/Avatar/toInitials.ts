/**
 * Returns the first letters of the first and the last word of a name, in capitals. Returns one letter for one word,
 * and '' for an empty name.
 */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}
