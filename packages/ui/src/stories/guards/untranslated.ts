import { tierCards } from '../../artwork/suits.ts';

/** Dates, times, money and numbers, which come from the formatters. */
const FORMATTED = /\d{1,2} [A-Z][a-z]+ \d{4}|£?\d[\d,.:]*/g;

/** Names of days and months without a date, as in a calendar leaf. */
const CALENDAR =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;

/** A code that screen readers spell. */
const SPELLED = /\b[\p{L}\d](?:,? [\p{L}\d]\b)+/gu;

/** A text of the catalogue in brackets. */
const BRACKETED = /\[[^[\]]*\]/g;

/** The parts of a text before and after an element that is its value. */
const AROUND_ELEMENT = /\[[^[\]]*$|^[^[\]]*\]/g;

/** The ranks in the corners of a card. */
const RANKS: ReadonlySet<string> = new Set(Object.values(tierCards).map(({ rank }) => rank));

const NAMING_ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** Every text in the arguments of a story, and the text nodes of HTML. The catalogue does not translate data. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value, ...value.split(/<[^>]*>/)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The rest of a text without data, formatted values and bracketed texts. */
function leftOver(text: string, data: readonly string[]): string {
  const own = text.trim();
  if (own.startsWith('[') && own.endsWith(']')) return '';
  return data
    .reduce((rest, datum) => rest.replaceAll(datum, ''), own)
    .replace(BRACKETED, '')
    .replace(AROUND_ELEMENT, '')
    .replace(SPELLED, '')
    .replace(FORMATTED, '')
    .replace(CALENDAR, '')
    .replace(/[^\p{L}]/gu, '');
}

/** A copy of a page that joins texts split by `<wbr>`. */
function unbroken(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const place of copy.querySelectorAll('wbr')) {
    const { previousSibling: before, nextSibling: after } = place;
    if (before instanceof Text && after instanceof Text) {
      after.data = before.data + after.data;
      before.remove();
    }
    place.remove();
  }
  return copy;
}

function textsShown(shown: HTMLElement): string[] {
  const root = unbroken(shown);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script')) texts.push(node.textContent ?? '');
  }
  const named = NAMING_ATTRIBUTES.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)),
  );
  return [...texts, ...named.filter((text) => text !== null)];
}

/**
 * Returns the texts of a page in the pseudo-locale that do not come from the catalogue, so that they cannot be
 * translated. `data` are texts of the member, the casino or the content service.
 */
export function untranslatedTexts(root: HTMLElement, data: readonly string[]): string[] {
  const longestFirst = [...data].filter(Boolean).sort((a, b) => b.length - a.length);
  return textsShown(root).filter(
    (text) => !RANKS.has(text.trim()) && leftOver(text, longestFirst) !== '',
  );
}
