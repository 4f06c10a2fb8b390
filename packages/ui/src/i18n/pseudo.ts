import type { Messages } from './messages.ts';

/** Latin-1 only, so that the subset typefaces hold every letter. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ý',
  A: 'Â',
  C: 'Ç',
  E: 'Ê',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ø',
  U: 'Ü',
  Y: 'Ý',
};

const VOWEL = /[aeiouAEIOU]/;

/** The factor by which other languages are longer than English. */
const LENGTHENING = 1.4;

/** Placeholders of the values of a message: private-use characters, which no text contains. */
const PLACEHOLDERS = 0xe000;
const PLACEHOLDER = /[\ue000-\uf8ff]/g;

/**
 * Converts a text to the pseudo-locale: accents, brackets, and words that are 40 % longer, because long words
 * break layouts. A text without letters, such as a telephone number, is unchanged.
 */
export function pseudoText(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const letters = [...text].map((letter) => {
    const accented = ACCENTED[letter] ?? letter;
    return VOWEL.test(letter) ? accented + accented.toLowerCase() : accented;
  });
  const longer = letters.join('');
  const missing = Math.max(0, Math.ceil(text.length * LENGTHENING) - [...longer].length);
  return `[${longer}${'·'.repeat(missing)}]`;
}

/** Leaves the string values of a message unchanged, because they are data. */
function pseudoFunction(message: (...values: unknown[]) => string) {
  return (...values: unknown[]): string => {
    const standIns = values.map((value, index) =>
      typeof value === 'string' ? String.fromCharCode(PLACEHOLDERS + index) : value,
    );
    return pseudoText(message(...standIns)).replace(PLACEHOLDER, (placeholder) =>
      String(values[placeholder.charCodeAt(0) - PLACEHOLDERS]),
    );
  };
}

function pseudo(entry: unknown): unknown {
  if (typeof entry === 'string') return pseudoText(entry);
  if (typeof entry === 'function') return pseudoFunction(entry as (...values: unknown[]) => string);
  if (Array.isArray(entry)) return entry.map(pseudo);
  return Object.fromEntries(
    Object.entries(entry as object).map(([key, value]) => [key, pseudo(value)]),
  );
}

/** Converts a catalogue to the pseudo-locale. */
export function pseudoMessages(messages: Messages): Messages {
  return pseudo(messages) as Messages;
}
