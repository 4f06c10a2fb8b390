import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../lib/setUp.mjs';

const BLOCK = /^```(?:tsx?|html)\n(?:\/\/ (\S+)|<!-- (\S+) -->)\n([\s\S]*?)^```$/gm;

/** Writes the files in the package's README to the folder, and returns their names. */
export function writeReadmeFiles(folder) {
  const readme = readFileSync(join(ROOT, 'packages/ui/README.md'), 'utf8');
  return [...readme.matchAll(BLOCK)].map(([, code, page, text]) => {
    const name = code ?? page;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return name;
  });
}
