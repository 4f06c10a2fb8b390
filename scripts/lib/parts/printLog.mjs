import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../setUp.mjs';

const LINES = 120;

/** Prints the end of a log, where a runner summarises its failures. */
export function printLog(log) {
  if (!existsSync(log)) return;
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const note = lines.length > LINES ? ` (the last ${LINES} lines)` : '';
  console.log(`\n--- ${relative(ROOT, log)}${note}`);
  console.log(lines.slice(-LINES).join('\n'));
  console.log('---\n');
}
