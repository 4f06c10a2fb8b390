import { areSameRules, namesLocale, pluralsOf } from './plurals.mjs';
import { placeholdersOf } from './units.mjs';

/** Words that law, licences or trade marks fix. A translation of a text that has one keeps it. */
const FIXED = ['18+', 'SENSE', 'Met Rewards', 'Apple Wallet', 'Google Wallet', 'iPhone', 'Android'];

const MARKUP = /<\s*[/!a-z]|&(?:#\d+|#x[\da-f]+|[a-z]+);|\bjavascript:/i;
/** Marks that turn or hide text. The page isolates values itself. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const CONTROL = /\p{Cc}/u;
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

/**
 * The most letters of a translation of this text, without its values. A Chinese character counts as two. The pseudo-locale
 * lengthens texts by 40 %, so every screen has the space. A short word may grow by more.
 */
export function limitOf(english) {
  return Math.max(12, Math.ceil(widthOf(english) * 1.4) + 2);
}

function widthOf(text) {
  const words = text.replaceAll(/\{\w+\}/g, '');
  return words.length + (words.match(WIDE)?.length ?? 0);
}

/**
 * The faults of a PO file, each with the key of its entry. Entries without a translation, and fuzzy ones, have none: they
 * are counted by `gate.mjs`.
 * @param {string} locale
 * @param {import('./units.mjs').Unit[]} units
 * @param {ReturnType<typeof import('./poFile.mjs').readPo>} file
 * @returns {string[]}
 */
export function faultsOf(locale, units, { headers, entries }) {
  const { rule, categories } = pluralsOf(locale);
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  return [
    ...(namesLocale(headers['Language'], locale) ? [] : [`Language: is not ${locale}`]),
    ...(areSameRules(headers['Plural-Forms'], rule) ? [] : [`Plural-Forms: is not ${rule}`]),
    ...[...entries].flatMap(([key, entry]) => {
      const unit = byKey.get(key);
      const faults = unit ? entryFaults(unit, entry, categories) : ['no such text: export again'];
      return faults.map((fault) => `${key}: ${fault}`);
    }),
  ];
}

/** @param {*} unit @param {import('./poFile.mjs').Translation} entry @param {string[]} categories */
function entryFaults(unit, { id, plural, texts, fuzzy }, categories) {
  if (fuzzy || texts.every((text) => text === '')) return [];
  if (id !== unit.text || plural !== unit.plural) return ['the English has changed: export again'];
  const forms = unit.plural === undefined ? 1 : categories.length;
  return [
    ...(texts.length < forms
      ? [`a form of the plural is missing: ${categories[texts.length]}`]
      : []),
    ...(texts.length > forms ? [`${texts.length} forms, and the language has ${forms}`] : []),
    ...texts.flatMap((text) => textFaults(unit.plural ?? unit.text, text)),
  ];
}

function textFaults(english, text) {
  if (text.trim() === '') return ['empty'];
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(text)];
  const bare = text.replaceAll(/\{\w+\}/g, '');
  const width = widthOf(text);
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `{${name}} is lost`),
    ...found.filter((name) => !wanted.includes(name)).map((name) => `{${name}} is unknown`),
    ...(/[{}]/.test(bare) ? ['a brace without its partner'] : []),
    ...(MARKUP.test(text) ? ['markup'] : []),
    ...(INVISIBLE.test(text) ? ['an invisible mark'] : []),
    ...(CONTROL.test(text) ? ['a control character or a line break'] : []),
    ...(text === text.trim() ? [] : ['a space at an end']),
    ...(width > limitOf(english) ? [`${width} letters, over ${limitOf(english)}`] : []),
    ...FIXED.filter((word) => english.includes(word) && !text.includes(word)).map(
      (word) => `“${word}” has to stay`,
    ),
    ...lostNumbers(english, bare),
  ];
}

/** Figures of a text are facts, such as a helpline or 24 hours. Times of day may be written in another way. */
function lostNumbers(english, text) {
  const figures = english.match(/\d[\d.,]*(?: \d+)*(?<=\d)/g) ?? [];
  return figures
    .filter((figure) => !text.includes(figure))
    .map((figure) => `the figure ${figure} is lost`);
}
