import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { progress, Refusal } from '../console.mjs';
import { ROOT } from '../setUp.mjs';
import { CATALOGUES } from './catalogues.mjs';
import { faultsOf } from './faults.mjs';
import { gateOf, LOCALES } from './gate.mjs';
import { readPo, writePo } from './poFile.mjs';
import { readEnglish } from './readEnglish.mjs';
import { storiesOf } from './stories.mjs';
import { chunkOf, listOfTables, tablesOf } from './tables.mjs';

const poOf = ({ folder }, locale) => join(ROOT, folder, `${locale}.po`);

const USAGE = 'npm run words -- export <locale> | import <locale> | check';

/**
 * Runs a command of the exchange with translators.
 * @param {string[]} words the command and its locale
 * @throws {Refusal} for an unknown command, and with all faults of a file
 */
export async function runWords([command, locale]) {
  if (command === 'check' && !locale) return check();
  if (!locale || !['export', 'import'].includes(command)) throw new Refusal(USAGE);
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
  if (!existsSync(chunk)) writeFileSync(chunk, chunkOf(locale));
  if (locale in LOCALES) return;
  const first = read.reduce((sum, { strict }) => sum + strict, 0);
  progress(`${locale} is a draft. ${first} texts have to be translated before members read it.`);
}

async function exportWords(catalogue, locale) {
  const units = await readEnglish(catalogue);
  const file = poOf(catalogue, locale);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = writePo(locale, units, before, storiesOf(locale));
  writeFileSync(file, text);
  const { missing } = gateOf(units, readPo(text).entries, 0);
  progress(`${units.length} texts in ${catalogue.folder}/${locale}.po, ${missing} to translate.`);
}

function importWords({ catalogue, units, entries, missing }, locale) {
  const folder = join(ROOT, catalogue.folder, locale);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [area, source] of tablesOf(locale, units, entries))
    writeFileSync(join(folder, `${area}.ts`), source);
  const locales = globSync('*/catalogue.ts', { cwd: join(ROOT, catalogue.folder) }).map(dirname);
  const list = join(ROOT, catalogue.folder, 'translations.ts');
  writeFileSync(list, listOfTables(locales.sort(), catalogue.onDemand));
  execFileSync('biome', ['check', '--write', folder, list], { cwd: ROOT, stdio: 'pipe' });
  progress(
    `${catalogue.folder}: ${units.length - missing} texts imported, ${missing} fall back to English.`,
  );
}

/** Checks the PO files of every language. A unit test compares their tables. */
async function check() {
  for (const locale of Object.keys(LOCALES)) {
    for (const catalogue of CATALOGUES) {
      const { units, missing } = await readWords(catalogue, locale);
      progress(
        `${locale}, ${catalogue.folder}: ${units.length} texts, ${missing} of them in English.`,
      );
    }
  }
}

/**
 * A language that is not in `LOCALES` is a draft: any of its texts may fall back to English.
 * @throws {Refusal} with all faults, so that nothing is imported
 */
async function readWords(catalogue, locale) {
  const units = await readEnglish(catalogue);
  const file = readPo(readFileSync(poOf(catalogue, locale), 'utf8'));
  const { missing, strict, faults } = gateOf(units, file.entries, LOCALES[locale] ?? 0);
  const all = [...faultsOf(locale, units, file), ...(locale in LOCALES ? faults : [])];
  if (all.length > 0) throw new Refusal(listOf(all));
  return { catalogue, units, entries: file.entries, missing, strict };
}

/** A new language has hundreds of faults, which would hide their number. */
const MOST_SHOWN = 25;

function listOf(faults) {
  const others = faults.length - MOST_SHOWN;
  const shown = faults.slice(0, MOST_SHOWN).join('\n');
  return `${shown}${others > 0 ? `\nand ${others} more` : ''}\n\n${faults.length} faults: nothing is imported.`;
}
