import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { addressOfPicture } from '../../packages/ui/src/stories/modes/modes.ts';
import { ROOT } from '../lib/setUp.mjs';
import { isApproval } from './ledger.mjs';
import { titleOf } from './storyFiles.mjs';

const PAGE = join(import.meta.dirname, 'page');
const STYLES = ['page.css', 'pictures.css', 'dialog.css'];

/**
 * Writes the page of changes beside their pictures.
 * @param {string} folder of the pictures
 * @param {import('./changes.mjs').Change[]} changes
 * @param {{ canDecide?: boolean, storybook?: string | null, others?: { names: string[], stories: number } | null }}
 *   [options] whether the page has a server for approvals, the address before that of a live story, and the other
 *   stories that use the named ones
 */
export function exportPage(
  folder,
  changes,
  { canDecide = false, storybook = null, others = null } = {},
) {
  mkdirSync(folder, { recursive: true });
  for (const name of STYLES) cpSync(join(PAGE, name), join(folder, name));
  // Browsers load no modules from files.
  buildSync({
    entryPoints: [join(PAGE, 'main.mjs')],
    outfile: join(folder, 'page.js'),
    bundle: true,
    format: 'iife',
    logLevel: 'error',
  });
  const shown = { changes: changes.map(describe), canDecide, storybook, others };
  // A name could contain a closing script tag.
  const data = JSON.stringify(shown).replaceAll('<', '\\u003c');
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    readFileSync(join(PAGE, 'index.html'), 'utf8').replace('"changes"', () => data),
  );
  return file;
}

/** A change as the page shows it, with the title and the name of the story. @param {import('./changes.mjs').Change} change */
export function describe(change) {
  const path = join(ROOT, change.storyFile);
  const [group, story] = change.id.split('--');
  return {
    ...change,
    title: (existsSync(path) && titleOf(ROOT, change.storyFile)) || group,
    name: change.name || story.replace('@', ' in '),
    address: addressOfPicture(change.id),
    stale: isApproval(change.before),
  };
}
