import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  failedTests,
  flakyTests,
  readPlaywright,
  readVitest,
  retriedTests,
  tallyReport,
  tracesIn,
} from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file of a report, or of a text. */
function fileOf(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
}

const tally = (report, exitCode, read) => tallyReport(fileOf(report), exitCode, read);

/** A report of Playwright with one test of a file. */
const journey = (title, test, file = 'a.e2e.ts') => ({
  suites: [{ specs: [{ file, title, tests: [test] }] }],
});

const vitest = (passed, failed, ...skipped) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [{ assertionResults: skipped.map((tags) => ({ status: 'skipped', tags })) }],
});

describe('the count of npm test', () => {
  it.each([
    ['all pass', vitest(5, 0), 0, { passed: 5, failed: 0 }],
    ['one fails', vitest(4, 1), 1, { passed: 4, failed: 1 }],
    ['a skipped test is a failure', vitest(4, 0, []), 0, { passed: 4, failed: 1 }],
    ['a test of the second circle is left out', vitest(4, 0, ['all']), 0, { passed: 4, failed: 0 }],
    ['an error outside the tests is a failure', vitest(5, 0), 1, { passed: 5, failed: 1 }],
    ['a run without tests is a failure', vitest(0, 0), 0, { passed: 0, failed: 1 }],
  ])('vitest: %s', (_, report, exitCode, expected) => {
    expect(tally(report, exitCode, readVitest)).toEqual(expected);
  });

  it('playwright: a test that fails on each try is a failure', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 } };
    expect(tally(report, 1, readPlaywright)).toEqual({ passed: 3, failed: 1 });
  });

  it('playwright: a test that passes on retry counts as passed, and is listed', () => {
    const spec = (title, status) => ({ file: 'a.e2e.ts', title, tests: [{ status }] });
    const report = {
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ suites: [{ specs: [spec('second try', 'flaky'), spec('first', 'expected')] }] }],
    };
    expect(tally(report, 0, readPlaywright)).toEqual({ passed: 2, failed: 0 });
    expect(flakyTests(join(folder, 'report.json'))).toEqual(['a.e2e.ts: second try']);
  });

  it('names each test that failed, and why', () => {
    const failureMessages = ['\u001B[31mError: no points\u001B[39m\n    at line 1'];
    const assertion = { status: 'failed', fullName: 'points are shown', failureMessages };
    const passed = { status: 'passed', fullName: 'a card is shown' };
    const testResults = [{ name: '/src/points.test.ts', assertionResults: [passed, assertion] }];
    const points = ['points.test.ts: points are shown: Error: no points'];
    expect(failedTests(fileOf({ testResults }))).toEqual(points);
    const results = [{ error: { message: 'Error: no card' } }];
    const failed = journey('opens', { status: 'unexpected', results });
    expect(failedTests(fileOf(failed))).toEqual(['a.e2e.ts: opens: Error: no card']);
  });

  it('counts and names a file whose tests could not run', () => {
    const message = 'Cannot find module a.ts';
    const broken = { name: '/src/points.test.ts', status: 'failed', message, assertionResults: [] };
    const report = { numPassedTests: 4, numFailedTests: 0, testResults: [broken] };
    expect(tally(report, 1, readVitest)).toEqual({ passed: 4, failed: 1 });
    expect(failedTests(fileOf(report))).toEqual([`points.test.ts: no test ran: ${message}`]);
  });

  it('a missing or incomplete report is a failure', () => {
    const cut = fileOf('{ "numPassedTests": 5');
    for (const file of [join(folder, 'absent.json'), cut]) {
      expect(tallyReport(file, 0, readVitest)).toEqual({ passed: 0, failed: 1 });
    }
  });

  it('vitest: a journey that passes on retry is listed with its engine', () => {
    const first = { title: 'spins', status: 'passed', meta: { engine: 'webkit' } };
    const again = { ...first, meta: { ...first.meta, triedAgain: true } };
    const assertionResults = [first, again, { ...again, status: 'failed' }];
    const file = fileOf({ testResults: [{ name: '/app/a.engines.ts', assertionResults }] });
    expect(retriedTests(file)).toEqual(['a.engines.ts on webkit: spins']);
    expect(retriedTests(join(folder, 'absent.json'))).toEqual([]);
  });

  it('playwright: a trace is listed with its test', () => {
    const attachments = [
      { name: 'screenshot', path: '/reports/a.png' },
      { name: 'trace', path: '/reports/trace.zip' },
    ];
    const flaky = { status: 'flaky', results: [{ attachments: [] }, { attachments }] };
    expect(tracesIn(fileOf(journey('spins', flaky)))).toEqual([
      { test: 'a.e2e.ts: spins', path: '/reports/trace.zip' },
    ]);
    expect(tracesIn(join(folder, 'absent.json'))).toEqual([]);
  });
});
