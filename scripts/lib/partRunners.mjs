import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ensureEngines } from './engines.mjs';
import { deleteReport, digestOfSources, sealReport } from './reports.mjs';
import {
  flakyTests,
  hasReport,
  readPlaywright,
  readVitest,
  retriedTests,
  tallyExitCode,
  tallyReport,
  tracesIn,
} from './results.mjs';
import { abortReason, run } from './run.mjs';
import { ROOT } from './setUp.mjs';
import { judgeSpecification } from './specification.mjs';

const REPORTS = join(ROOT, '.reports');
/** The folder for reports of selected test files, so that the report of a whole run is not overwritten. */
const OF_A_SELECTION = join(REPORTS, 'changed');

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [problem] the reason for an abort, as a sentence
 * @property {string[]} [notes] messages for the end of the run
 * @property {string[]} logs absolute paths
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} what
 * @property {number} cores that it uses; parts of one core run in parallel
 * @property {(env: NodeJS.ProcessEnv, files?: string[]) => Promise<Outcome>} run the whole part, or some test files
 */

/** A part that is one program. It passes with exit code 0. */
export function check(name, what, [command, ...args], cores = 1) {
  return part(name, what, cores, async (env, log) => {
    const exitCode = await run(command, args, { env, cwd: ROOT, log });
    return { ...tallyExitCode(exitCode), problem: abortReason(command, exitCode) };
  });
}

export function vitest(name, selection, what) {
  return part(name, what, 2, (env, log, files) => runVitest(name, selection, env, log, files));
}

/** Tests every story: rendering, behaviour, accessibility, and pixels against the ledger. */
export function stories() {
  const what = 'every story: behaviour, accessibility and pixels in Chromium';
  return part('stories', what, 2, async (env, log, files) => {
    // A static import would fail, because this file loads before the dependencies are installed.
    const { startComparison } = await import('../visual/comparison.mjs');
    const comparison = await startComparison(env);
    const selection = ['--config', '.storybook/vitest.config.ts'];
    return runVitest('stories', selection, comparison.env, log, files, (report) =>
      comparison.judge(report, log),
    );
  });
}

/** Journeys in WebKitGTK and Firefox. The programs are needed only if the part runs. */
export function engines() {
  const what = 'journeys in WebKit and Firefox: the production build, the real backend';
  return part('engines', what, 2, async (env, log, files) => {
    const programs = await ensureEngines();
    const selection = ['--config', 'vitest.engines.config.ts'];
    const outcome = await runVitest('engines', selection, { ...env, ...programs }, log, files);
    return { ...outcome, notes: passedOnRetry(retriedTests(reportOf('engines', files))) };
  });
}

/** `judge` can fail tests in the report of a complete run. */
async function runVitest(name, selection, env, log, files, judge) {
  const report = reportOf(name, files);
  const args = [
    'run',
    ...selection,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(env.CASINO_STOP_AT_FIRST_FAILURE ? ['--bail=1', '--retry=0'] : []),
    ...(files ?? []),
  ];
  const start = async () => {
    const exitCode = await run('vitest', args, { env, cwd: ROOT, log });
    if (judge && hasReport(report)) await judge(report);
    return exitCode;
  };
  return tallied('vitest', report, await runAndSeal(report, start, files), readVitest);
}

export function playwright(name, what) {
  return part(name, what, 2, async (env, log, files) => {
    const report = reportOf(name, files);
    // Playwright interprets file names as regular expressions.
    const patterns = (files ?? []).map((file) => file.replace(/[.+*?()[\]{}|^$]/g, '\\$&'));
    const args = ['test', '--config', 'packages/app/playwright.config.ts', ...patterns];
    if (env.CASINO_STOP_AT_FIRST_FAILURE) args.push('--max-failures=1', '--retries=0');
    const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const start = () => run('playwright', args, { env: settings, cwd: ROOT, log });
    const exitCode = await runAndSeal(report, start, files);
    const notes = [
      ...passedOnRetry(flakyTests(report)),
      ...tracesIn(report).map(
        ({ test, path }) =>
          `Trace of ${test}:\n  npx playwright show-trace ${relative(ROOT, path)}`,
      ),
    ];
    return { ...tallied('playwright', report, exitCode, readPlaywright), notes };
  });
}

function passedOnRetry(tests) {
  return tests.map((test) => `Passed only on retry: ${test}`);
}

function reportOf(name, files) {
  return join(files ? OF_A_SELECTION : REPORTS, `${name}.json`);
}

function tallied(command, report, exitCode, read) {
  const tally = tallyReport(report, exitCode, read);
  if (hasReport(report)) return tally;
  const why = `"${command}" ended with exit code ${exitCode} and left no report.`;
  return { ...tally, problem: abortReason(command, exitCode) ?? why };
}

/** Runs a suite. Seals the report of a whole run if the sources did not change in the meantime. */
async function runAndSeal(report, runSuite, files) {
  deleteReport(report);
  if (files) return runSuite();
  const sources = digestOfSources(ROOT);
  const exitCode = await runSuite();
  if (digestOfSources(ROOT) === sources) sealReport(report, sources);
  return exitCode;
}

/** Checks the specification against the reports of the other parts, from this run or earlier. */
export function specification() {
  const what = 'every requirement of the specification has passing tests';
  return part('specification', what, 2, async (_, log) => {
    const { passed, failed, table } = judgeSpecification(ROOT);
    mkdirSync(dirname(log), { recursive: true });
    writeFileSync(log, `${table}\n`);
    return { passed, failed };
  });
}

function part(name, what, cores, body) {
  return {
    name,
    what,
    cores,
    run: async (env, files) => {
      const log = join(files ? OF_A_SELECTION : REPORTS, `${name}.log`);
      return { ...(await body(env, log, files)), logs: [log] };
    },
  };
}
