import { join } from 'node:path';
import { judge, testsOfNoSection } from '../spec/judge.mjs';
import { printed } from '../spec/print.mjs';
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
 * Judges the specification in `docs/specification` by the last reports of `npm test`.
 * @param {string} root the repository's folder, with a slash at its end
 * @returns {{ passed: number, failed: number, table: string }} counts of items
 * @throws {Refusal} where a report is missing, or was not made from these very sources
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
  const strays = testsOfNoSection(items, tests);
  const passed = verdicts.filter(({ faults }) => faults.length === 0).length;
  return {
    passed,
    failed: verdicts.length - passed + strays.length,
    table: printed(verdicts, strays),
  };
}

function explained(problems) {
  return [
    'The specification is judged by whole runs of the tests, made from the sources as they are:',
    ...problems.map(({ part, problem }) => `  .reports/${part}.json ${problem}.`),
    `To make them: npm test -- ${problems.map(({ part }) => part).join(' ')}`,
  ].join('\n');
}
