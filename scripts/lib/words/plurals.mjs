import { Refusal } from '../console.mjs';

/**
 * The rule of plurals of each language, as PO editors read it: `n` selects a form by its index. The forms are the
 * categories of `Intl.PluralRules` that whole numbers have, in this order: zero, one, two, few, many, other. A language
 * that has `many` for millions alone, such as Spanish, counts no millions here. A unit test compares both.
 */
const RULES = {
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
  cy: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);',
  pa: 'nplurals=2; plural=(n>1);',
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
  ro: 'nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2);',
  ur: 'nplurals=2; plural=(n!=1);',
  zh: 'nplurals=1; plural=0;',
};

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Reaches each category of the languages above. */
const WHOLE = Array.from({ length: 1001 }, (_, number) => number);

/**
 * The rule of plurals of a locale.
 * @param {string} locale a BCP 47 tag
 * @throws {Refusal} if the language has no rule yet
 */
export function pluralsOf(locale) {
  const rule = RULES[localeOf(locale)?.language ?? ''];
  if (rule === undefined)
    throw new Refusal(`${locale} has no rule of plurals: add it to scripts/lib/words/plurals.mjs.`);
  const rules = new Intl.PluralRules(locale);
  const reached = new Set(WHOLE.map((number) => rules.select(number)));
  return { rule, categories: ORDER.filter((category) => reached.has(/** @type {*} */ (category))) };
}

/** The locale of a tag, with the script and the region that its language most likely has; null for no tag. */
function localeOf(tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/**
 * Whether a header of a PO file names a locale. Editors write `zh_Hans`, `zh-CN` or `cy_GB.UTF-8`.
 * @param {string | undefined} header
 * @param {string} locale
 */
export function namesLocale(header, locale) {
  const tag = (header ?? '')
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-');
  return localeOf(tag)?.baseName === localeOf(locale)?.baseName;
}

/** Numbers, `n`, and the operators of C. */
const FORMULA = /^nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([\dn\s%<>=!&|?:()+-]{1,500}?)\s*;?$/;

/**
 * Whether two rules of plurals choose the same form for each number, however they are written.
 * @param {string} [one]
 * @param {string} [other]
 */
export function areSameRules(one = '', other = '') {
  const [mine, theirs] = [formsOf(one), formsOf(other)];
  return mine !== null && mine === theirs;
}

/** The number of forms, and the form of each whole number, as a text; null for no rule. */
function formsOf(rule) {
  const [, count, formula] = FORMULA.exec(rule.trim()) ?? [];
  if (formula === undefined) return null;
  try {
    const select = /** @type {(n: number) => number} */ (
      new Function('n', `return Number(${formula})`)
    );
    return [count, ...WHOLE.map(select)].join(' ');
  } catch {
    return null;
  }
}

/** The languages that have a rule. */
export const LANGUAGES = Object.keys(RULES);
