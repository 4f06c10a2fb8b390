import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, 'page');

/**
 * Writes the page of changes beside their pictures.
 * @param {string} folder of the pictures
 * @param {import('./changes.mjs').Change[]} changes
 * @param {{ canDecide?: boolean }} [options] whether the page has a server for approvals
 */
export function exportPage(folder, changes, { canDecide = false } = {}) {
  mkdirSync(folder, { recursive: true });
  cpSync(PAGE, folder, { recursive: true });
  const file = join(folder, 'index.html');
  // A name could contain a closing script tag.
  const data = JSON.stringify({ changes, canDecide }).replaceAll('<', '\\u003c');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"changes"', () => data),
  );
  return file;
}
