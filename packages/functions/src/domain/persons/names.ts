import unhomoglyph from 'unhomoglyph';

/** A name in the forms that keys compare. */
export interface ComparedName {
  /** The first word of the first names. */
  readonly first: string;
  /** All first names, joined. */
  readonly allFirst: string;
  /** The first letter of the first names. */
  readonly initial: string;
  /** The surname, joined, without a suffix. */
  readonly last: string;
  /** The joined surname, with and without a suffix, and each of its words. */
  readonly lasts: readonly string[];
}

/** Letters that Unicode does not decompose into a base letter and a mark. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
};

/** Additions to a name that people leave out: `Jr`, `Sr`, `II`. With letters that look like an I. */
const SUFFIX = /^(?:jn?r|sn?r|junior|senior|i{2,3}|l{2,3}|iv)$/;
/** Marks of any letter, such as accents; not the vowel signs of a script, nor the voicing of Japanese. */
const ACCENTS = /(?![\u3099\u309a])(?=\p{M})\p{Script=Inherited}/gu;
const APOSTROPHE_LETTERS = /[\u02b9-\u02c1]/gu;
const ASCII = /^[a-z]+$/i;

/** Undefined for a name without letters. A name of one word is both first name and surname. */
export function comparedName(firstName: string, lastName: string): ComparedName | undefined {
  return comparedWords(firstWords(firstName), plainWords(lastName), withoutLookAlikes);
}

/** As `comparedName`, with the letters of ASCII that look alike left different. */
export function plainName(firstName: string, lastName: string): ComparedName | undefined {
  return comparedWords(firstWords(firstName), plainWords(lastName), (word) => word);
}

function comparedWords(
  typedFirst: readonly string[],
  typedLast: readonly string[],
  toForm: (word: string) => string,
): ComparedName | undefined {
  const firsts = typedFirst.length > 0 ? typedFirst : typedLast;
  const surnames = typedLast.length > 0 ? typedLast : typedFirst;
  const [head = ''] = firsts;
  if (head === '') return undefined;
  const words = withoutSuffix(surnames);
  const joined = [words, surnames].map((each) => each.join(''));
  const lasts = [...joined, ...words.filter((word) => [...word].length > 1)].map(toForm);
  return {
    first: toForm(head),
    allFirst: toForm(withoutSuffix(firsts).join('')),
    initial: [...head][0]?.replace('i', 'l') ?? '',
    last: lasts[0] ?? '',
    lasts: [...new Set(lasts)],
  };
}

/** The words of first names. The D of D'Angelo is not a name. */
function firstWords(firstName: string): readonly string[] {
  return plainWords(firstName.replace(/^(\p{L})[^\p{L}\p{M}\s-](?=\p{L})/u, '$1'));
}

/** The words of a name in lower case, without accents, and without look-alike letters of other scripts. */
function plainWords(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replace(APOSTROPHE_LETTERS, "'")
    .replace(/\p{Lm}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(ACCENTS, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map(plainWord);
}

function withoutSuffix(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => index === 0 || !SUFFIX.test(word));
}

function plainWord(word: string): string {
  const isMixed = /[a-z]/i.test(word);
  return [...word]
    .map(
      (letter) => PLAIN_LETTERS[letter] ?? (ASCII.test(letter) ? letter : latin(letter, isMixed)),
    )
    .join('')
    .toLowerCase();
}

/**
 * The Latin letter that looks like this letter (Unicode TS 39), or the letter. Words of one script are
 * compared in capitals, because only there does their case make no difference.
 */
function latin(letter: string, isMixed: boolean): string {
  const capital = letter.toUpperCase();
  for (const typed of isMixed ? [letter, capital] : [capital]) {
    const look = unhomoglyph(typed).normalize('NFKD').replace(ACCENTS, '');
    // The look-alike of a capital I is a small L.
    if (ASCII.test(look)) return look === 'l' && typed === capital ? 'i' : look;
  }
  return letter;
}

/** The letters of ASCII that look alike in some case: Sample, SampIe and Sarnple. */
function withoutLookAlikes(word: string): string {
  return word.replaceAll('i', 'l').replaceAll('m', 'rn');
}
