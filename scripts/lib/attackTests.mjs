import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setUp.mjs';

/**
 * The tests that a table of attacks names, each once, as paths from the repository's root.
 * Throws where a row names none, or one that does not exist.
 * @param {string} table Markdown
 * @returns {string[]}
 */
export function attackTests(table) {
  const rows = table.split('\n').filter((line) => /^\| (?!attempt \|)/.test(line));
  const files = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`\s]+\.(?:test|browser|e2e|stories)\.(?:ts|tsx|mjs))`/g)];
    if (named.length === 0) throw new Error(`No test is named in: ${row}`);
    return named.map(([, path]) => join('packages', path));
  });
  for (const file of files) {
    if (!existsSync(join(ROOT, file))) throw new Error(`${file} is named, and does not exist.`);
  }
  return [...new Set(files)];
}
