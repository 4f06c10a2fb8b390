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
  const rule = RULES[new Intl.Locale(locale).language];
  if (rule === undefined)
    throw new Refusal(`${locale} has no rule of plurals: add it to scripts/lib/words/plurals.mjs.`);
  const rules = new Intl.PluralRules(locale);
  const reached = new Set(WHOLE.map((number) => rules.select(number)));
  return { rule, categories: ORDER.filter((category) => reached.has(/** @type {*} */ (category))) };
}

/** The languages that have a rule. */
export const LANGUAGES = Object.keys(RULES);
