import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

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
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const { passed, failed, skipped } = read(report);
  const notPassed = failed + skipped;
  const brokeOutside = notPassed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokeOutside ? 1 : notPassed };
}

/** Whether a runner came to its end and left its report. */
export function leftReport(file) {
  return readReport(file) !== null;
}

/** A report that a runner could not finish is as good as none. */
function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
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
  return specsIn(file)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file: source, title }) => `${source}: ${title}`);
}

/** The same of Vitest's report of journeys, which names the engine. @returns {string[]} */
export function triedAgain(file) {
  return (readReport(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && meta?.triedAgain)
      .map(({ title, meta }) => `${basename(name)} on ${meta.engine}: ${title}`),
  );
}

/**
 * The traces that Playwright recorded, each with its test.
 * @returns {{ test: string, path: string }[]} `path` is absolute
 */
export function tracesIn(file) {
  return specsIn(file).flatMap(({ file: source, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments = [] }) => attachments)
      .filter(({ name, path }) => name === 'trace' && path)
      .map(({ path }) => ({ test: `${source}: ${title}`, path })),
  );
}

function specsIn(file) {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf({ suites: readReport(file)?.suites });
}
