import { po } from 'gettext-parser';
import { Refusal } from '../console.mjs';
import { limitOf } from './faults.mjs';
import { pluralsOf } from './plurals.mjs';
import { syntaxFaults } from './poSyntax.mjs';

/**
 * A translated unit, as its PO file has it.
 * @typedef {object} Translation
 * @property {string} id the English text from which it was translated
 * @property {string} [plural] the English plural
 * @property {string[]} texts one, or one for each category of plurals; '' for none
 * @property {boolean} fuzzy whether a translator has to look at it again
 */

/**
 * Reads a PO file.
 * @param {string} text
 * @returns {{ headers: Record<string, string>, comment: string, entries: Map<string, Translation> }} by key; without
 *   headers, they are empty
 * @throws {Refusal} with each line that cannot be read
 */
export function readPo(text) {
  const { headers = {}, translations } = parse(text);
  const { '': first, ...others } = translations;
  const entries = Object.entries(others).flatMap(([key, byId]) =>
    Object.values(byId).map(({ msgid, msgid_plural: plural, msgstr, comments }) => [
      key,
      { id: msgid, plural, texts: msgstr, fuzzy: /\bfuzzy\b/.test(comments?.flag ?? '') },
    ]),
  );
  return {
    headers,
    comment: first?.['']?.comments?.translator ?? '',
    entries: new Map(/** @type {*} */ (entries)),
  };
}

/**
 * Writes the PO file of a locale. It keeps what `before` has. A translation of an English text that has changed is
 * `fuzzy` and shows the earlier text; one of a text that is gone is obsolete, at the end of the file.
 * @param {string} locale
 * @param {import('./units.mjs').Unit[]} units
 * @param {string} [before] the PO file as it is
 * @param {(unit: import('./units.mjs').Unit) => string | undefined} [storyOf] the story that shows a text
 */
export function writePo(locale, units, before = '', storyOf = () => undefined) {
  const { rule, categories } = pluralsOf(locale);
  const known = before === '' ? { translations: {}, obsolete: {} } : parse(before);
  const unused = new Map(Object.entries({ ...known.obsolete, ...known.translations }));
  const translations = { '': { '': firstEntry(known) } };
  for (const unit of units) {
    const entry = entryOf(
      unit,
      categories,
      storyOf(unit),
      Object.values(unused.get(unit.key) ?? {})[0],
    );
    translations[unit.key] = { [unit.text]: entry };
    unused.delete(unit.key);
  }
  unused.delete('');
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: locale,
    'Plural-Forms': rule,
  };
  const obsolete = Object.fromEntries(
    [...unused].filter(([, byId]) =>
      Object.values(byId).some(({ msgstr }) => msgstr.some(Boolean)),
    ),
  );
  const file = { charset: 'utf-8', headers, translations, obsolete };
  return `${po
    .compile(/** @type {*} */ (file), { foldLength: 110 })
    .toString()
    .trimEnd()}\n`;
}

/** Parses a file as editors of any system write it: with a byte order mark, and any ends of lines. */
function parse(text) {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const faults = lines.includes('\uFFFD') ? ['the text is not UTF-8'] : syntaxFaults(lines);
  if (faults.length > 0) throw new Refusal(listOfFaults(faults));
  return po.parse(lines);
}

/** A new language has hundreds of faults, which would hide their number. */
const MOST_SHOWN = 25;

/** @param {string[]} faults of a PO file */
export function listOfFaults(faults) {
  const others = faults.length - MOST_SHOWN;
  const shown = faults.slice(0, MOST_SHOWN).join('\n');
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return `${shown}${others > 0 ? `\nand ${others} more` : ''}\n\n${count}: nothing is imported.`;
}

function firstEntry({ translations }) {
  const { comments } = translations['']?.[''] ?? {};
  return { msgid: '', msgstr: [''], ...(comments && { comments }) };
}

function entryOf(unit, categories, story, before) {
  const { key, text, plural } = unit;
  const forms = plural === undefined ? 1 : categories.length;
  const changed = before && (before.msgid !== text || before.msgid_plural !== plural);
  const translated = before?.msgstr.some(Boolean);
  const flag = (changed && translated) || /\bfuzzy\b/.test(before?.comments?.flag) ? 'fuzzy' : '';
  const previous = changed ? earlier(before) : before?.comments?.previous;
  return {
    msgctxt: key,
    msgid: text,
    ...(plural !== undefined && { msgid_plural: plural }),
    msgstr: Array.from({ length: forms }, (_, index) => before?.msgstr[index] ?? ''),
    comments: {
      translator: before?.comments?.translator ?? '',
      extracted: notesOf(unit, categories).join('\n'),
      reference: story ?? '',
      flag,
      previous: flag ? (previous ?? '') : '',
    },
  };
}

const earlier = ({ msgid, msgid_plural: plural }) =>
  [
    `msgid ${JSON.stringify(msgid)}`,
    ...(plural ? [`msgid_plural ${JSON.stringify(plural)}`] : []),
  ].join('\n');

function notesOf({ note, given, text, plural, counted }, categories) {
  const variant = Object.entries(given).map(([name, value]) =>
    value === null ? `{${name}} is unknown.` : `{${name}} is ${value}.`,
  );
  return [
    ...(note ? [note.replaceAll(/\s+/g, ' ')] : []),
    ...(variant.length > 0 ? [`Here ${variant.join(' ')}`] : []),
    ...(counted ? [`Forms by {${counted}}: ${categories.join(', ')}.`] : []),
    `At most ${limitOf(plural ?? text)} letters.`,
  ];
}
