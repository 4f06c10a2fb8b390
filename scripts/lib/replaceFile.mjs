import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { REPORTS } from './setUp.mjs';

/**
 * Replaces a file in one step, so that a run beside it reads the earlier text or the new one. A file that has the text
 * already stays as it is.
 * @param {string} file
 * @param {string} text
 */
export function replaceFile(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  // A file beside the other would appear in the lists of programs that read the sources, and then be gone.
  const unfinished = join(REPORTS, 'unfinished', `${process.pid}-${basename(file)}`);
  for (const each of [file, unfinished]) mkdirSync(dirname(each), { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
