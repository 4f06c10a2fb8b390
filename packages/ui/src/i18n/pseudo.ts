import type { Messages } from './messages.ts';

/** A way to write the English texts of the catalogue, for designers. */
interface Writing {
  readonly letter: (letter: string) => string;
  /** Converts a text whose letters are written. `missing` is its distance to the length of other languages. */
  readonly finish: (text: string, missing: number) => string;
}

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

const ARABIC = 'ابكديفغهعجخلمنوضقرستحذشطصز';

const ARABIC_MARKS: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

const VOWEL = /[aeiou]/i;

/** The factor by which other languages are longer than English. */
const LENGTHENING = 1.4;

/** Placeholders of the values of a message: private-use characters, which no text contains. */
const PLACEHOLDERS = 0xe000;
const PLACEHOLDER = /[\ue000-\uf8ff]/g;
const WORDS_OR_VALUES = /[a-z\ue000-\uf8ff]/i;

/** What a translation to another script leaves in Latin letters: names, addresses and short forms. */
const KEPT = /(Met Rewards|(?:Apple|Google) Wallet|SENSE|PIN|QR|\S+@\S+|\S+\.(?:uk|com)\b)/;

const accents: Writing = {
  letter: (letter) => ACCENTED[letter] ?? letter,
  finish: (text, missing) => `[${text}${'·'.repeat(missing)}]`,
};

const arabicLetters: Writing = {
  letter: (letter) => ARABIC[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
  // A comma between digits stays. The last letter is drawn out, as Arabic type does to fill a line.
  finish: (text, missing) =>
    text
      .replace(/(?<!\d)[,;?]|[,;?](?!\d)/g, (mark) => ARABIC_MARKS[mark] ?? mark)
      .replace(/\p{Script=Arabic}(?=\P{Script=Arabic}*$)/u, `$&${'ـ'.repeat(missing)}`),
};

/**
 * Converts a text to the pseudo-locale: accents, brackets, and words that are 40 % longer, because long words
 * break layouts. A text without letters, such as a telephone number, is unchanged.
 */
export function pseudoText(text: string): string {
  return written(text, accents);
}

/** Converts a text to Arabic letters of the same length. Names and addresses stay, as in a translation. */
export function arabicText(text: string): string {
  const parts = text.split(KEPT);
  return parts.map((part, index) => (index % 2 ? part : written(part, arabicLetters))).join('');
}

function written(text: string, { letter, finish }: Writing): string {
  if (!WORDS_OR_VALUES.test(text)) return text;
  const letters = [...text].map((own) => {
    const shown = letter(own);
    return VOWEL.test(own) ? shown + shown.toLowerCase() : shown;
  });
  const longer = letters.join('');
  return finish(longer, Math.max(0, Math.ceil(text.length * LENGTHENING) - [...longer].length));
}

/** Leaves the string values of a message unchanged, because they are data. */
function pseudoFunction(
  message: (...values: unknown[]) => string,
  write: (text: string) => string,
) {
  return (...values: unknown[]): string => {
    const standIns = values.map((value, index) =>
      typeof value === 'string' ? String.fromCharCode(PLACEHOLDERS + index) : value,
    );
    return write(message(...standIns)).replace(PLACEHOLDER, (placeholder) =>
      String(values[placeholder.charCodeAt(0) - PLACEHOLDERS]),
    );
  };
}

/** Converts a catalogue with `write`, by default to the pseudo-locale. */
export function pseudoMessages(messages: Messages, write = pseudoText): Messages {
  const converted = (entry: unknown): unknown => {
    if (typeof entry === 'string') return write(entry);
    if (typeof entry === 'function')
      return pseudoFunction(entry as (...values: unknown[]) => string, write);
    if (Array.isArray(entry)) return entry.map(converted);
    return Object.fromEntries(
      Object.entries(entry as object).map(([key, value]) => [key, converted(value)]),
    );
  };
  return converted(messages) as Messages;
}
