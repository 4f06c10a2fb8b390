import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { progress, Refusal } from '../console.mjs';
import { replaceFile } from '../replaceFile.mjs';
import { ROOT } from '../setUp.mjs';
import { CATALOGUES } from './catalogues.mjs';
import { faultsOf } from './faults.mjs';
import { gateOf, LOCALES } from './gate.mjs';
import { pluralsOf } from './plurals.mjs';
import { listOfFaults, readPo, writePo } from './poFile.mjs';
import { readEnglish } from './readEnglish.mjs';
import { storiesOf } from './stories.mjs';
import { chunkOf, listOfTables, tablesOf } from './tables.mjs';

const poOf = ({ folder }, locale) => join(ROOT, folder, `${locale}.po`);

const USAGE = 'npm run words -- sync | export <locale> | import <locale> | check';

/**
 * Runs a command of the exchange with translators.
 * @param {string[]} words the command and its locale
 * @throws {Refusal} for an unknown command, and with all faults of a file
 */
export async function runWords([command, locale]) {
  if (command === 'check' && !locale) return checkWords();
  if (command === 'sync' && !locale) {
    for (const each of Object.keys(LOCALES)) {
      await runWords(['export', each]);
      await runWords(['import', each]);
    }
    return;
  }
  if (!locale || !['export', 'import'].includes(command)) throw new Refusal(USAGE);
  // A locale without a rule is refused before it becomes the name of a file.
  pluralsOf(locale);
  if (command === 'export') {
    for (const catalogue of CATALOGUES) await exportWords(catalogue, locale);
    return;
  }
  // All are checked first, so that nothing is imported with a fault.
  const read = [];
  for (const catalogue of CATALOGUES) read.push(await readWords(catalogue, locale));
  for (const words of read) importWords(words, locale);
  // A language with a script of its own adds its styles there, so that a later import leaves the file as it is.
  const chunk = join(ROOT, `packages/app/src/lib/language/words/${locale}.ts`);
  if (!existsSync(chunk)) replaceFile(chunk, chunkOf(locale));
  if (locale in LOCALES) return;
  const first = read.reduce((sum, { strict }) => sum + strict, 0);
  progress(`${locale} is a draft. ${first} texts have to be translated before members read it.`);
}

async function exportWords(catalogue, locale) {
  const units = await readEnglish(catalogue);
  const file = poOf(catalogue, locale);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = writePo(locale, units, before, storiesOf(locale, units));
  replaceFile(file, text);
  const { missing } = gateOf(units, readPo(text).entries, 0);
  progress(`${units.length} texts in ${catalogue.folder}/${locale}.po, ${missing} to translate.`);
}

/** Writes the tables of a locale. Each file is replaced in one step, so that a run beside it never misses one. */
function importWords({ catalogue, units, entries, missing }, locale) {
  const folder = join(ROOT, catalogue.folder, locale);
  const tables = tablesOf(locale, units, entries);
  for (const [area, source] of tables) {
    const file = join(folder, `${area}.ts`);
    replaceFile(file, formatted(file, source));
  }
  const list = join(ROOT, catalogue.folder, 'translations.ts');
  const locales = globSync('*/catalogue.ts', { cwd: dirname(list) })
    .map(dirname)
    .sort();
  replaceFile(list, formatted(list, listOfTables(locales, catalogue.onDemand)));
  for (const file of readdirSync(folder)) {
    if (!tables.has(file.replace(/[.]ts$/, ''))) rmSync(join(folder, file));
  }
  progress(
    `${catalogue.folder}: ${units.length - missing} texts imported, ${missing} fall back to English.`,
  );
}

function formatted(file, source) {
  const options = { cwd: ROOT, input: source, encoding: /** @type {const} */ ('utf8') };
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${file}`], options);
}

/**
 * Checks that every language of members has every text, as a release does.
 * @throws {Refusal} with the missing ones
 */
export async function checkWords() {
  for (const locale of Object.keys(LOCALES)) {
    for (const catalogue of CATALOGUES) {
      const { units, missing } = await readWords(catalogue, locale, LOCALES[locale]);
      progress(
        `${locale}, ${catalogue.folder}: ${units.length} texts, ${missing} of them in English.`,
      );
    }
  }
}

/**
 * Reads the PO file of a catalogue. A language that is not in `LOCALES` is a draft: any of its texts may fall back to English.
 * @param {import('./catalogues.mjs').Catalogue} catalogue
 * @param {string} locale
 * @param {number} [allowed] how many texts of a language of members may fall back to English
 * @throws {Refusal} with all faults, so that nothing is imported
 */
async function readWords(catalogue, locale, allowed = Number.POSITIVE_INFINITY) {
  const units = await readEnglish(catalogue);
  const path = `${catalogue.folder}/${locale}.po`;
  if (!existsSync(join(ROOT, path))) throw new Refusal(`There is no ${path}: export it first.`);
  const file = readPo(readFileSync(join(ROOT, path), 'utf8'));
  const { missing, strict, faults } = gateOf(units, file.entries, allowed);
  const all = [...faultsOf(locale, units, file), ...(locale in LOCALES ? faults : [])];
  if (all.length > 0) throw new Refusal(listOfFaults(all));
  return { catalogue, units, entries: file.entries, missing, strict };
}
