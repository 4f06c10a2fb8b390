import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STORIES_CONFIG } from '../../visual/bases.mjs';
import { judgeStories } from '../../visual/compare.mjs';
import { changeBase, changedFiles } from '../change.mjs';
import { progress, Refusal } from '../console.mjs';
import { run } from '../run.mjs';
import { REPORTS, ROOT } from '../setUp.mjs';
import { nearestTests } from './nearestTests.mjs';
import { printLog } from './printLog.mjs';
import { readVitest, tallyReport } from './results.mjs';

/** Vitest's configurations, with the number of test files that fit into the time of the loop. */
const RUNNERS = [
  { name: 'unit, store, backend', files: /[.]test[.](?:tsx?|mjs)$/, args: [], limit: 12 },
  {
    name: 'browser',
    files: /[.]browser[.]tsx$/,
    args: ['--config', 'vitest.browser.config.ts'],
    limit: 3,
  },
  { name: 'stories', files: /[.]stories[.]tsx$/, args: STORIES_CONFIG, limit: 3 },
];

/** What Biome reads. */
const FORMATTED = /[.](?:tsx?|mjs|json|css)$/;

/**
 * The inner loop: types, Biome on the changed files, the conventions, and the tests nearest to them, all at once.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [ref] the commit to compare with, by default where the branch left `origin/main`
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function testChanged(env, ref) {
  const base = await changeBase(ref).catch(() => {
    throw new Refusal(
      `git does not know ${ref}: name a commit, such as "npm test -- --changed HEAD".`,
    );
  });
  const changed = await changedFiles(base);
  progress(`${changed.length} changed files since ${base.slice(0, 8)}`);
  const total = { passed: 0, failed: 0, toReview: 0 };
  const add = (name, { passed, failed, changed: toReview = 0 }) => {
    total.passed += passed;
    total.failed += failed;
    total.toReview += toReview;
    progress(`${name.padEnd(20)} ${String(passed).padStart(5)} passed ${failed} failed`);
  };
  const check = async (name, command, args) => {
    const log = join(REPORTS, 'changed', `${name}.log`);
    const isGood = (await run(command, args, { env, cwd: ROOT, log })) === 0;
    add(name, { passed: Number(isGood), failed: Number(!isGood) });
    if (!isGood) printLog(log);
  };
  const read = changed.filter((file) => FORMATTED.test(file) && existsSync(join(ROOT, file)));
  const near = await nearestTests(ROOT, changed);
  const left = [];
  await Promise.all([
    check('types', 'tsc', ['-b']),
    read.length > 0 && check('lint', 'biome', ['check', '--error-on-warnings', ...read]),
    check('conventions', 'node', ['scripts/checks/conventions.mjs']),
    ...RUNNERS.map(async (runner) => {
      const files = near.filter((file) => runner.files.test(file));
      if (files.length === 0) return;
      if (files.length > runner.limit)
        left.push(`${files.length - runner.limit} of ${runner.name}`);
      add(runner.name, await runFiles(env, runner, files.slice(0, runner.limit)));
    }),
  ]);
  if (total.toReview > 0) {
    console.log(`\n${total.toReview} stories look different: review them with "npm run visual".`);
  }
  const also = left.length > 0 ? ` Near, but not run: ${left.join(', ')}.` : '';
  console.log(`\nThis was the inner loop.${also} "npm test" is the proof of the change.`);
  return total;
}

async function runFiles(env, { name, args }, files) {
  const report = join(REPORTS, 'changed', `${name}.json`);
  const log = join(REPORTS, 'changed', `${name}.log`);
  const outputs = ['--reporter=minimal', '--reporter=json', `--outputFile=${report}`];
  const runTests = async (settings) => {
    const command = ['run', ...args, ...outputs, ...files];
    const exitCode = await run('vitest', command, { env: settings, cwd: ROOT, log });
    return tallyReport(report, exitCode, readVitest);
  };
  const tally =
    name === 'stories'
      ? await judgeStories(env, { isWhole: false }, runTests)
      : await runTests(env);
  if (tally.failed > 0) printLog(log);
  return tally;
}
