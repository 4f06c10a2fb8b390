// Proves that every test file is claimed by exactly one runner, so that none passes by never running, and
// that a long file says why it is long.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { RUNNERS } from '../lib/runners.mjs';
import { ROOT } from '../lib/setUp.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

const looksLikeATest = /[.](test|spec|e2e|engines|visual|bench|stories)[.][cm]?[jt]sx?$/;
const faults = files
  .filter((file) => looksLikeATest.test(file))
  .flatMap((file) => {
    const claims = Object.entries(RUNNERS)
      .filter(
        ([, { include, exclude = [] }]) =>
          include.some((glob) => matchesGlob(file, glob)) &&
          !exclude.some((glob) => matchesGlob(file, glob)),
      )
      .map(([name]) => name);
    if (claims.length === 1) return [];
    return [`${file}: claimed by ${claims.length === 0 ? 'no runner' : claims.join(' and ')}`];
  });

const LONGEST = 300;
const tooLong = files
  .filter((file) => /[.](?:[cm]?[jt]sx?|css)$/.test(file) && existsSync(join(ROOT, file)))
  .filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return text.split('\n').length > LONGEST && !text.includes('Long because');
  })
  .map((file) => `${file}: over ${LONGEST} lines, and no comment says "Long because …"`);

for (const fault of [...faults, ...tooLong]) console.error(fault);
if (faults.length + tooLong.length > 0) process.exitCode = 1;
