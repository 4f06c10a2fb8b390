/** A difference that changes what a translated text tells its reader. */
export interface TranslationFault {
  readonly kind: 'lost link' | 'other link' | 'lost figure';
  /** The address or the figure, as the text has it. */
  readonly value: string;
}

const LINK = /\bhref=(?:"([^"]*)"|'([^']*)')/gi;
const TAG = /<[^>]*>/g;
/** Such as `&#39;`, whose digits nobody reads. */
const REFERENCE = /&#?\w+;/g;
/** Each group of a telephone number is one figure. */
const FIGURE = /\d+(?:[.,:]\d+)*/g;

/**
 * Compares a translated text with its original, both in HTML: the same links, among them telephone numbers, and each
 * figure. A translation may have more figures: "five years" can become "5 年".
 */
export function translationFaults(
  original: string,
  translated: string,
): readonly TranslationFault[] {
  const [links, newLinks] = [linksOf(original), linksOf(translated)];
  const newFigures = figuresOf(translated);
  const missing = (values: ReadonlySet<string>, from: ReadonlySet<string>) =>
    [...values].filter((value) => !from.has(value));
  return [
    ...missing(links, newLinks).map((value) => ({ kind: 'lost link', value }) as const),
    ...missing(newLinks, links).map((value) => ({ kind: 'other link', value }) as const),
    ...missing(figuresOf(original), newFigures).map(
      (value) => ({ kind: 'lost figure', value }) as const,
    ),
  ];
}

function linksOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(LINK)].map(([, double, single]) => double ?? single ?? ''));
}

function figuresOf(html: string): ReadonlySet<string> {
  const text = html.replace(TAG, ' ').replace(REFERENCE, ' ');
  return new Set(text.match(FIGURE));
}
