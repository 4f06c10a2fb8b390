import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judgeStories } from '../../visual/compare.mjs';
import { progress, Refusal } from '../console.mjs';
import { run } from '../run.mjs';
import { REPORTS, ROOT } from '../setUp.mjs';
import { logOf } from './partRunners.mjs';
import { PARTS } from './parts.mjs';
import { printLog } from './printLog.mjs';
import { readVitest, tallyReport } from './results.mjs';

const execute = promisify(execFile);

/** The quick parts that always run. */
const ALWAYS = ['types', 'lint', 'unused'];

/**
 * The runners that follow imports, with the number of test files that fit into the time of the loop. The nearest files
 * to the change run.
 */
const RUNNERS = [
  { name: 'unit', args: ['--project', 'unit'], limit: 200 },
  { name: 'store', args: ['--project', 'store'], limit: 6 },
  { name: 'backend', args: ['--project', 'backend'], limit: 4 },
  { name: 'browser', args: ['--config', 'vitest.browser.config.ts'], limit: 4 },
  { name: 'stories', args: ['--config', '.storybook/vitest.config.ts'], limit: 6 },
];

/**
 * The tests that depend on a file without importing it.
 * @type {{ changed: RegExp, tests: (match: RegExpExecArray) => string[] }[]}
 */
const IMPLIED = [
  {
    // A test calls the callable over HTTP.
    changed: /^packages\/functions\/src\/callables\/(.+)[.]ts$/,
    tests: ([, callable]) => [`packages/functions/src/callables/${callable}`],
  },
  {
    // The local backend loads the rules.
    changed: /^firestore[.]rules$/,
    tests: () => ['packages/functions/src/firestoreRules'],
  },
  {
    // These tests read and publish it.
    changed: /^content\/demo\//,
    tests: () => ['packages/functions/tools/content/'],
  },
  // These tests read files of the repository.
  {
    changed: /[.]md$/,
    tests: () => ['scripts/checks/documents/documents', 'scripts/checks/documents/decisions'],
  },
  { changed: /^[.]github\//, tests: () => ['scripts/checks/documents/workflows'] },
  { changed: /^biome[.]json$/, tests: () => ['scripts/checks/sources/importRules'] },
  { changed: /^[.]dependency-cruiser[.]mjs$/, tests: () => ['scripts/checks/sources/layers'] },
  {
    changed: /^(?:renovate|.*package)[.]json$/,
    tests: () => ['scripts/checks/documents/renovate'],
  },
  { changed: /^packages\/ui\/visual\/(.+)[.]txt$/, tests: ([, file]) => [`${file}.stories.tsx`] },
];

/**
 * The inner loop: types, lint, unused, and the test files that import a changed file, by Vitest's module graph.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [ref] the commit to compare with, by default where the branch left `origin/main`
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function testChanged(env, ref) {
  const base = await commitOf(ref);
  const changed = await changedFiles(base);
  progress(`${changed.length} changed files since ${base.slice(0, 8)}`);
  const total = { passed: 0, failed: 0 };
  const add = (name, { passed, failed }, note = '') => {
    total.passed += passed;
    total.failed += failed;
    progress(`${name.padEnd(13)} ${String(passed).padStart(5)} passed ${failed} failed${note}`);
  };
  let broken = false;
  const quick = PARTS.filter(({ name }) => ALWAYS.includes(name)).map(async (part) => {
    const outcome = await part.run(env);
    add(part.name, outcome);
    if (outcome.failed > 0) printLog(logOf(part.name));
    // A browser waits for ever for a module with a syntax error.
    if (part.name === 'types') broken = outcome.failed > 0;
  });
  // Each program uses one core.
  const [reachedByRunner] = await Promise.all([
    Promise.all(RUNNERS.map((runner) => reachedFiles(env, runner, { base, changed }))),
    ...quick,
  ]);
  if (broken) {
    console.log('\nNo tests ran, because the types have errors.');
    return total;
  }
  const left = [];
  for (const [index, runner] of RUNNERS.entries()) {
    const reached = reachedByRunner[index];
    const files = nearest(reached, changed).slice(0, runner.limit);
    if (files.length === 0) continue;
    if (reached.length > files.length)
      left.push(`${reached.length - files.length} of ${runner.name}`);
    add(runner.name, await runFiles(env, runner, files), ` in ${files.length} files`);
  }
  const also =
    left.length > 0 ? ` It also reaches test files that did not run: ${left.join(', ')}.` : '';
  console.log(
    `\nThis was the inner loop.${also} "npm test" runs everything: journeys, engines, transcripts, sizes and the package too.`,
  );
  return total;
}

async function commitOf(ref) {
  const args = ref
    ? ['rev-parse', '--verify', `${ref}^{commit}`]
    : ['merge-base', 'HEAD', 'origin/main'];
  return git(...args).catch(() => {
    throw new Refusal(
      `git does not know ${ref ?? 'origin/main'}: name a commit, such as "npm test -- --changed HEAD".`,
    );
  });
}

async function changedFiles(base) {
  const lists = await Promise.all([
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return lists.flatMap((list) => list.split('\n')).filter(Boolean);
}

async function git(...args) {
  const { stdout } = await execute('git', args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  return stdout.trim();
}

/** The test files of a runner that import a changed file, or depend on it otherwise. Relative to the repository. */
async function reachedFiles(env, { args }, { base, changed }) {
  const list = async (...filters) => {
    const command = ['list', '--filesOnly', '--json', '--passWithNoTests', ...args, ...filters];
    const { stdout } = await execute('vitest', command, { env, cwd: ROOT, maxBuffer: 2 ** 26 });
    const found = JSON.parse(stdout.slice(stdout.indexOf('[')));
    return found.map(({ file }) => file.slice(ROOT.length));
  };
  const implied = IMPLIED.flatMap(({ changed: pattern, tests }) =>
    changed.flatMap((file) => {
      const match = pattern.exec(file);
      return match ? tests(match) : [];
    }),
  );
  const byImport = await list(`--changed=${base}`);
  const byName = implied.length > 0 ? await list(...implied) : [];
  return [...new Set([...byImport, ...byName])];
}

/** Sorts test files by the number of words that their paths share with the path of a changed file, most first. */
function nearest(files, changed) {
  const changedWords = changed.map(wordsOf);
  const shared = (file) => {
    const words = wordsOf(file);
    return Math.max(
      ...changedWords.map((one) => [...one].filter((word) => words.has(word)).length),
    );
  };
  return files
    .map((file) => ({ file, near: shared(file) }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ file }) => file);
}

/** The words of a path: `domain/points/getPoints.ts` has "domain", "points", "get" and "ts". */
function wordsOf(path) {
  return new Set(path.split(/[/.]|(?=[A-Z])/).map((word) => word.toLowerCase()));
}

async function runFiles(env, { name, args }, files) {
  const report = join(REPORTS, 'changed', `${name}.json`);
  const log = join(REPORTS, 'changed', `${name}.log`);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const runTests = async (settings) => {
    const command = ['run', ...args, ...outputs, ...files];
    const exitCode = await run('vitest', command, { env: settings, cwd: ROOT, log });
    return tallyReport(report, exitCode, readVitest);
  };
  const tally =
    name === 'stories'
      ? await judgeStories(env, { log, whole: false }, runTests)
      : await runTests(env);
  if (tally.failed > 0) printLog(log);
  return tally;
}
