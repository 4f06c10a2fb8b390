import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** A part that is one check: its exit code decides. @returns {Tally} */
export function tallyExitCode(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts a runner's JSON report. A test that was skipped counts as failed, since a skipped test proves
 * nothing; so does a run that found no test, broke outside its tests, or left no report.
 * @param {string} file
 * @param {number} exitCode
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} read
 * @returns {Tally}
 */
export function tallyReport(file, exitCode, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')));
  const notPassed = failed + skipped;
  const brokeOutside = notPassed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokeOutside ? 1 : notPassed };
}

/** Reads Vitest's JSON report. */
export function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** Reads Playwright's JSON report; a test that passed when it was tried again has passed. */
export function readPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * The titles of the tests that passed only when tried again: no failure, and never silent.
 * @returns {string[]}
 */
export function flakyTests(file) {
  if (!existsSync(file)) return [];
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file: source, title }) => `${source}: ${title}`);
}
