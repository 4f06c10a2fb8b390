import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, 'page');

/**
 * Builds the page of changes as one file, except for the pictures.
 * @param {import('./judgeDrawings.mjs').Change[]} changes
 * @param {string | null} token for approvals; null for a read-only page
 * @returns {string} HTML
 */
export function pageOf(changes, token) {
  const read = (name) => readFileSync(join(PAGE, name), 'utf8');
  // A name could contain a closing script tag.
  const data = JSON.stringify({ changes, token }).replaceAll('<', '\\u003c');
  return read('index.html')
    .replace('/* styles */', () => read('page.css'))
    .replace('"changes"', () => data)
    .replace('/* script */', () => [read('pictures.js'), read('page.js')].map(inlined).join(''));
}

/** Joins the modules, because a page from the file system cannot import. */
function inlined(module) {
  return module.replaceAll(/^import .*\n/gm, '').replaceAll(/^export /gm, '');
}

/**
 * Writes the read-only page: after a failed `npm test`, and as an artifact of a workflow.
 * @param {string} folder of the pictures
 * @param {import('./judgeDrawings.mjs').Change[]} changes
 */
export function exportPage(folder, changes) {
  const file = join(folder, 'index.html');
  writeFileSync(file, pageOf(changes, null));
  return file;
}
