import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { buildApp } from '../build.mjs';
import { ensureEngines } from '../machine/engines.mjs';
import { abortReason, run } from '../run.mjs';
import { REPORTS, ROOT } from '../setUp.mjs';
import {
  flakyTests,
  hasReport,
  readPlaywright,
  readVitest,
  retriedTests,
  tallyReport,
  tracesIn,
} from './results.mjs';

/**
 * The result of a part.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} [problem] the reason for an abort, as a sentence
 * @property {string[]} [notes] messages for the end of the run
 */

/** The log of a part, which `npm test` prints if the part fails. */
export const logOf = (name) => join(REPORTS, `${name}.log`);

const reportOf = (name) => join(REPORTS, `${name}.json`);

/**
 * A part that runs programs. Each one is a check, and passes with exit code 0. The steps run in sequence. The programs of
 * a step run in parallel, one per core, because most of them use one core.
 * @param {string} name
 * @param {string} what
 * @param {...string[]} steps the command lines of each step
 */
export function programs(name, what, ...steps) {
  return part(name, what, async (env, log) => {
    const outcome = { passed: 0, failed: 0 };
    for (const lines of steps) {
      const waiting = lines.values();
      const runNext = async () => {
        for (const line of waiting) {
          const [command, ...args] = line.split(' ');
          const exitCode = await run(command, args, { env, cwd: ROOT, log, append: true });
          if (exitCode === 0) outcome.passed += 1;
          else outcome.failed += 1;
          outcome.problem ??= abortReason(command, exitCode) ?? undefined;
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, runNext));
    }
    return outcome;
  });
}

export function vitest(name, what, selection) {
  return part(name, what, (env, log) => runVitest(name, selection, env, log));
}

/**
 * Tests every story: rendering, behaviour, accessibility, and pixels against the ledger. The run starts again, once, if
 * the browser stops drawing.
 */
export function stories(what) {
  return part('stories', what, async (env, log) => {
    // A static import would fail, because this file loads before the dependencies are installed.
    const { DRAWINGS, judgeStories } = await import('../../visual/compare.mjs');
    const { hasStopped } = await import('../../visual/drawings.mjs');
    const selection = ['--config', '.storybook/vitest.config.ts'];
    return judgeStories(env, { log, whole: true }, async (drawing) => {
      const outcome = await runVitest('stories', selection, drawing, log);
      if (!hasStopped(DRAWINGS)) return outcome;
      const again = await runVitest('stories', selection, drawing, log);
      return { ...again, notes: ['The browser stopped drawing a tab, so the stories ran twice.'] };
    });
  });
}

/** Journeys in WebKitGTK and Firefox. The programs are needed only if the part runs. */
export function engines(what) {
  return part('engines', what, async (env, log) => {
    await ensureEngines();
    await buildApp(env);
    const selection = ['--config', 'vitest.engines.config.ts'];
    const outcome = await runVitest('engines', selection, env, log);
    return { ...outcome, notes: passedOnRetry(retriedTests(reportOf('engines'))) };
  });
}

async function runVitest(name, selection, env, log) {
  const report = reportOf(name);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await run('vitest', ['run', ...selection, ...outputs], { env, cwd: ROOT, log });
  return tallied('vitest', report, exitCode, readVitest);
}

export function playwright(name, what) {
  return part(name, what, async (env, log) => {
    await buildApp(env);
    const report = reportOf(name);
    const args = ['test', '--config', 'packages/app/playwright.config.ts'];
    const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = await run('playwright', args, { env: settings, cwd: ROOT, log });
    const traces = tracesIn(report).map(
      ({ test, path }) =>
        `Trace of ${test}:\n  npm run playwright -- show-trace ${relative(ROOT, path)}`,
    );
    const notes = [...passedOnRetry(flakyTests(report)), ...traces];
    return { ...tallied('playwright', report, exitCode, readPlaywright), notes };
  });
}

/** Checks the specification against the reports of the other parts. */
export function specification(what) {
  return part('specification', what, async (_, log) => {
    const { judgeSpecification } = await import('./specification.mjs');
    const { passed, failed, table } = judgeSpecification(ROOT);
    writeFileSync(log, `${table}\n`);
    return { passed, failed };
  });
}

function passedOnRetry(tests) {
  return tests.map((test) => `Passed only on retry: ${test}`);
}

function tallied(command, report, exitCode, read) {
  const tally = tallyReport(report, exitCode, read);
  if (hasReport(report)) return tally;
  const why = `"${command}" ended with exit code ${exitCode} and left no report.`;
  return { ...tally, problem: abortReason(command, exitCode) ?? why };
}

function part(name, what, body) {
  return {
    name,
    what,
    run: async (env) => {
      // An earlier report must not count for a runner that does not start.
      for (const file of [logOf(name), reportOf(name)]) rmSync(file, { force: true });
      return body(env, logOf(name));
    },
  };
}
