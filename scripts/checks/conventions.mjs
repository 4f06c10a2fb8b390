// Checks that every test file has exactly one runner, so that no test is never run; that a test compares every
// transcript; that a long file gives a reason; and what the modules in the folders beside it find.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { RUNNERS } from '../lib/runners.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { decisionFaults } from './documents/decisions.mjs';
import { documentFaults } from './documents/documents.mjs';
import { docstringFaults } from './sources/docstrings.mjs';
import { dateFaults } from './sources/handWrittenDates.mjs';
import { mockFaults } from './sources/mockedModules.mjs';
import { literalFaults } from './sources/tokenLiterals.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const looksLikeATest =
  /[.](test|spec|e2e|engines|visual|bench|stories|browser|spoken)[.][cm]?[jt]sx?$/;
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
    return [`${file}: runs in ${claims.length === 0 ? 'no runner' : claims.join(' and ')}`];
  });

/** A `*.spoken.ts` of the parent folder must name the story of `spoken/Home.Jack.txt`. */
const leftTranscripts = files
  .filter((file) => /\/spoken\/[^/]+[.]txt$/.test(file))
  .filter((file) => {
    const folder = dirname(dirname(file));
    const tests = files.filter((one) => dirname(one) === folder && one.endsWith('.spoken.ts'));
    const text = tests.map((test) => readFileSync(join(ROOT, test), 'utf8')).join('\n');
    const [, story] = basename(file, '.txt').split('.');
    return !story.split(' to ').every((name) => text.includes(`'${name}'`));
  })
  .map((file) => `${file}: no test compares it`);

const LONGEST = 400;
const tooLong = files
  .filter((file) => /[.](?:[cm]?[jt]sx?|css)$/.test(file))
  .filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return text.split('\n').length > LONGEST && !text.includes('Long because');
  })
  .map((file) => `${file}: over ${LONGEST} lines, and no comment says "Long because …"`);

const styles = files
  .filter((file) => /^packages\/app\/(?:staff\/)?src\/.*[.]css$/.test(file))
  .map((file) => `${file}: the app has no styles: they are in @casino/ui`);

const all = [
  ...faults,
  ...leftTranscripts,
  ...tooLong,
  ...styles,
  ...dateFaults(files),
  ...literalFaults(files),
  ...docstringFaults(),
  ...mockFaults(files),
  ...documentFaults(files),
  ...decisionFaults(files),
];
for (const fault of all) console.error(fault);
if (all.length > 0) process.exitCode = 1;
