import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS, ROOT } from '../setUp.mjs';
import { failingStep } from './failingStep.mjs';
import {
  failedTests,
  flakyTests,
  readPlaywright,
  readVitest,
  retriedTests,
  tallyReport,
  tracesIn,
} from './results.mjs';

/**
 * A part of `npm test`, which Turborepo runs as a script of the root's package.json: `check:<name>` is its first circle,
 * and `all:<name>` the whole part. A part without `check:<name>` runs only with `--all`.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} what
 * @property {(report: any) => { passed: number, failed: number, skipped: number }} [read] reads the report of a test
 *   runner, `.reports/<name>.json`. Without it, the part is one check.
 */

/** @type {readonly Part[]} */
export const PARTS = [
  { name: 'types', what: 'TypeScript, every package' },
  {
    name: 'lint',
    what: 'style, accessibility, import rules, lengths of files, OpenAPI descriptions',
  },
  { name: 'unused', what: 'unused files, exports and dependencies' },
  { name: 'unit', what: 'pure rules, mappings and tokens', read: readVitest },
  { name: 'store', what: 'the embedded document store through the real SDKs', read: readVitest },
  { name: 'backend', what: 'rules and callables through the real SDKs', read: readVitest },
  {
    name: 'browser',
    what: 'hooks and routes of the app in Chromium, on a fake backend',
    read: readVitest,
  },
  {
    name: 'stories',
    what: 'stories: behaviour, accessibility and pixels in Chromium',
    read: readVitest,
  },
  { name: 'spoken', what: 'screen reader transcripts of stories', read: readVitest },
  { name: 'build', what: 'the production build: sizes, features that browsers lack, secrets' },
  {
    name: 'package',
    what: 'the published design system: contents, a consumer, Storybook, a release',
  },
  {
    name: 'journeys',
    what: 'journeys in Chromium: the production build, the real backend',
    read: readPlaywright,
  },
  {
    name: 'engines',
    what: 'journeys in WebKit and Firefox: the production build, the real backend',
    read: readVitest,
  },
  { name: 'specification', what: 'every requirement of the specification has passing tests' },
];

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * The script that runs a part, or undefined if only `--all` runs the part.
 * @param {string} name
 * @param {boolean} isWhole
 * @returns {string | undefined}
 */
export function scriptOf(name, isWhole) {
  return [...(isWhole ? [`all:${name}`] : []), `check:${name}`].find((script) => script in scripts);
}

/** The parts of which the first circle leaves something out. @returns {string[]} */
export function partsOnlyWhole() {
  return PARTS.map(({ name }) => name).filter((name) => `all:${name}` in scripts);
}

/** The report of a part's test runner. */
export const reportOf = (name) => join(REPORTS, `${name}.json`);

/**
 * The result of a part that ran. Its notes name the tests that failed.  If the part failed without one, they have its
 * output from the failure on, because a CI service keeps only the end of a long log.
 * @param {Part & { script: string }} part
 * @param {number} exitCode of its script
 * @returns {{ passed: number, failed: number, notes: string[] }}
 */
export function outcomeOf({ name, read, script }, exitCode) {
  const report = reportOf(name);
  const tally = read
    ? tallyReport(report, exitCode, read)
    : { passed: Number(exitCode === 0), failed: Number(exitCode !== 0) };
  const failures = read ? failedTests(report) : [];
  const retried = [...(name === 'journeys' ? flakyTests(report) : []), ...retriedTests(report)];
  const traces = name === 'journeys' ? tracesIn(report) : [];
  return {
    ...tally,
    notes: [
      ...failures.map((test) => `Failed: ${test}`),
      ...(tally.failed > failures.length ? [`Failed: ${name}\n${failureOf(script)}`] : []),
      ...retried.map((test) => `Passed only on retry: ${test}`),
      ...traces.map(
        ({ test, path }) => `Trace of ${test}:\n  npm run playwright -- show-trace ${path}`,
      ),
    ],
  };
}

/** What a script printed of its failure, from the file in which Turborepo keeps its output. */
function failureOf(script) {
  const file = join(ROOT, '.turbo', `turbo-${script.replace(':', '$colon$')}.log`);
  if (!existsSync(file)) return 'It printed nothing.';
  return failingStep(readFileSync(file, 'utf8'), 40);
}
