import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setUp.mjs';

/**
 * Returns the tests that the tables of attacks name, without duplicates, as paths from the repository's root.
 * Throws if a row names no test, or a test that does not exist.
 * @param {string} table Markdown
 * @returns {string[]}
 */
export function attackTests(table) {
  const rows = table.split('\n').filter((line) => /^\| (?!attack \|)/.test(line));
  const files = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`\s]+\.(?:test|browser|e2e|stories)\.(?:ts|tsx|mjs))`/g)];
    if (named.length === 0) throw new Error(`This row names no test: ${row}`);
    return named.map(([, path]) => join('packages', path));
  });
  for (const file of files) {
    if (!existsSync(join(ROOT, file))) throw new Error(`The named test ${file} does not exist.`);
  }
  return [...new Set(files)];
}
