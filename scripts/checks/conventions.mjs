// Checks that every test file has exactly one runner, so that no test is never run; that a test compares every
// transcript; and that a long file gives a reason.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { RUNNERS } from '../lib/runners.mjs';
import { ROOT } from '../lib/setUp.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

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
  .filter((file) => /\/spoken\/[^/]+[.]txt$/.test(file) && existsSync(join(ROOT, file)))
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
  .filter((file) => /[.](?:[cm]?[jt]sx?|css)$/.test(file) && existsSync(join(ROOT, file)))
  .filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return text.split('\n').length > LONGEST && !text.includes('Long because');
  })
  .map((file) => `${file}: over ${LONGEST} lines, and no comment says "Long because …"`);

const all = [...faults, ...leftTranscripts, ...tooLong];
for (const fault of all) console.error(fault);
if (all.length > 0) process.exitCode = 1;
