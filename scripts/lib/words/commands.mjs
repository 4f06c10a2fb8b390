import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress, Refusal } from '../console.mjs';
import { ROOT } from '../setUp.mjs';
import { CATALOGUES } from './catalogues.mjs';
import { faultsOf } from './faults.mjs';
import { gateOf, LOCALES } from './gate.mjs';
import { readPo, writePo } from './poFile.mjs';
import { readEnglish } from './readEnglish.mjs';
import { storiesOf } from './stories.mjs';
import { tablesOf } from './tables.mjs';

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
  execFileSync('biome', ['check', '--write', folder], { cwd: ROOT, stdio: 'pipe' });
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

/** @throws {Refusal} with all faults, so that nothing is imported */
async function readWords(catalogue, locale) {
  const allowed = LOCALES[locale];
  if (allowed === undefined)
    throw new Refusal(`${locale} is not in LOCALES of scripts/lib/words/gate.mjs.`);
  const units = await readEnglish(catalogue);
  const file = readPo(readFileSync(poOf(catalogue, locale), 'utf8'));
  const { missing, faults } = gateOf(units, file.entries, allowed);
  const all = [...faultsOf(locale, units, file), ...faults];
  if (all.length > 0) throw new Refusal(listOf(all));
  return { catalogue, units, entries: file.entries, missing };
}

/** A new language has hundreds of faults, which would hide their number. */
const MOST_SHOWN = 25;

function listOf(faults) {
  const others = faults.length - MOST_SHOWN;
  const shown = faults.slice(0, MOST_SHOWN).join('\n');
  return `${shown}${others > 0 ? `\nand ${others} more` : ''}\n\n${faults.length} faults: nothing is imported.`;
}
