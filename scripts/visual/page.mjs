import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, 'page');

/**
 * The page that shows changes, whole in one file but for the pictures beside it.
 * @param {import('./settle.mjs').Change[]} changes
 * @param {string | null} token what the page has to show to approve; null for a page that only shows
 * @returns {string} HTML
 */
export function pageOf(changes, token) {
  const read = (name) => readFileSync(join(PAGE, name), 'utf8');
  // A name could hold the end of a script.
  const data = JSON.stringify({ changes, token }).replaceAll('<', '\\u003c');
  return read('index.html')
    .replace('/* styles */', () => read('page.css'))
    .replace('"changes"', () => data)
    .replace('/* script */', () => [read('pictures.js'), read('page.js')].map(inlined).join(''));
}

/** A page that is opened as a file cannot import: its modules become one. */
function inlined(module) {
  return module.replaceAll(/^import .*\n/gm, '').replaceAll(/^export /gm, '');
}

/**
 * Writes the page for those who cannot approve: after a failed `npm test`, and as an artifact of a workflow.
 * @param {string} folder the pictures'
 * @param {import('./settle.mjs').Change[]} changes
 */
export function exportPage(folder, changes) {
  const file = join(folder, 'index.html');
  writeFileSync(file, pageOf(changes, null));
  return file;
}
