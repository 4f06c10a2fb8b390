import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Counts the tests in a runner's JSON report. A skipped test counts as failed, since it proves nothing. So does a run
 * without tests, with an error outside its tests, or without a report.
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

/** Returns null for a missing or incomplete report. */
function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Reads Vitest's JSON report. The first circle leaves out the tests with the tag `all`. */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => !['passed', 'failed'].includes(status) && !tags?.includes('all'));
  const failed = numFailedTests + testResults.filter(isBroken).length;
  return { passed: numPassedTests, failed, skipped: skipped.length };
}

/** Whether a file of tests failed outside of its tests, such as for a missing module. */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** Reads Playwright's JSON report. A test that passes on retry counts as passed. */
export function readPlaywright({ stats }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/**
 * The tests that failed, each with the first line of why. A CI service keeps only the end of a long log.
 * @returns {string[]}
 */
export function failedTests(file) {
  const files = readReport(file)?.testResults ?? [];
  const broken = files
    .filter(isBroken)
    .map(({ name, message = '' }) => [name, 'no test ran', message]);
  const inVitest = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [why = ''] }) => [name, fullName, why]),
  );
  const inPlaywright = specsIn(file)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file: source, title, tests }) => [
      source,
      title,
      tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error.message ?? '',
    ]);
  return [...broken, ...inVitest, ...inPlaywright].map(
    ([source, title, why]) =>
      `${basename(source)}: ${title}: ${stripVTControlCharacters(why).split('\n')[0]}`,
  );
}

/**
 * The titles of the tests that passed only on retry.
 * @returns {string[]}
 */
export function flakyTests(file) {
  return specsIn(file)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file: source, title }) => `${source}: ${title}`);
}

/** Like `flakyTests`, for Vitest's report of journeys, which names the engine. @returns {string[]} */
export function retriedTests(file) {
  return (readReport(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && meta?.triedAgain)
      .map(({ title, meta }) => `${basename(name)} on ${meta.engine}: ${title}`),
  );
}

/**
 * The recorded Playwright traces, each with its test.
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
