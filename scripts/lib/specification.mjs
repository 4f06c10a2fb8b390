import { join } from 'node:path';
import { formatVerdicts } from '../spec/formatVerdicts.mjs';
import { judge, testsOfUnknownSections } from '../spec/judge.mjs';
import { readItems } from '../spec/readItems.mjs';
import { testsOfPlaywright, testsOfVitest } from '../spec/readTests.mjs';
import { Refusal } from './console.mjs';
import { digestOfSources, readSealed } from './reports.mjs';

const READERS = {
  unit: testsOfVitest,
  backend: testsOfVitest,
  browser: testsOfVitest,
  stories: testsOfVitest,
  journeys: testsOfPlaywright,
  engines: testsOfVitest,
};

/**
 * Checks the requirements in `docs/specification` against the last reports of `npm test`.
 * @param {string} root the repository's folder, with a trailing slash
 * @returns {{ passed: number, failed: number, table: string }} counts of requirements
 * @throws {Refusal} if a report is missing or comes from other sources
 */
export function judgeSpecification(root) {
  const sources = digestOfSources(root);
  const problems = [];
  const tests = Object.entries(READERS).flatMap(([part, read]) => {
    const { report, problem } = readSealed(join(root, '.reports', `${part}.json`), sources);
    if (problem) problems.push({ part, problem });
    return report ? read(report, part, root) : [];
  });
  if (problems.length > 0) throw new Refusal(explained(problems));

  const items = readItems(join(root, 'docs', 'specification'));
  const verdicts = judge(items, tests);
  const strays = testsOfUnknownSections(items, tests);
  const passed = verdicts.filter(({ faults }) => faults.length === 0).length;
  return {
    passed,
    failed: verdicts.length - passed + strays.length,
    table: formatVerdicts(verdicts, strays),
  };
}

function explained(problems) {
  return [
    'The specification needs reports of whole runs from the current sources:',
    ...problems.map(({ part, problem }) => `  .reports/${part}.json ${problem}.`),
    `Run: npm test -- ${problems.map(({ part }) => part).join(' ')}`,
  ].join('\n');
}
