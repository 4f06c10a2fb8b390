// Proves that every test file is claimed by exactly one runner, so that none passes by never running.
import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { RUNNERS } from '../lib/runners.mjs';
import { ROOT } from '../lib/setUp.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

const looksLikeATest = /[.](test|spec|e2e|visual|bench|stories)[.][cm]?[jt]sx?$/;
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

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
