import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatVerdicts } from '../../spec/formatVerdicts.mjs';
import { judge, testsWithUnknownMarks } from '../../spec/judge.mjs';
import { readRequirements } from '../../spec/readRequirements.mjs';
import { testsOfPlaywright, testsOfVitest } from '../../spec/readTests.mjs';
import { Refusal } from '../console.mjs';

const READERS = {
  unit: testsOfVitest,
  backend: testsOfVitest,
  browser: testsOfVitest,
  stories: testsOfVitest,
  journeys: testsOfPlaywright,
  engines: testsOfVitest,
};

/** The parts whose tests prove requirements. */
export const PROVING_PARTS = Object.keys(READERS);

/**
 * Checks the requirements in `docs/specification` against the last reports of `npm test`.
 * @param {string} root the repository's folder, with a trailing slash
 * @returns {{ passed: number, failed: number, table: string }} counts of requirements
 * @throws {Refusal} if a report is missing
 */
export function judgeSpecification(root) {
  const reportOf = (part) => join(root, '.reports', `${part}.json`);
  const missing = PROVING_PARTS.filter((part) => !existsSync(reportOf(part)));
  if (missing.length > 0) {
    throw new Refusal(`The reports of ${missing.join(', ')} are missing: run "npm test" first.`);
  }
  const tests = Object.entries(READERS).flatMap(([part, read]) =>
    read(JSON.parse(readFileSync(reportOf(part), 'utf8')), part, root),
  );

  const requirements = readRequirements(join(root, 'docs', 'specification'));
  const verdicts = judge(requirements, tests);
  const strays = testsWithUnknownMarks(requirements, tests);
  const passed = verdicts.filter(({ faults }) => faults.length === 0).length;
  return {
    passed,
    failed: verdicts.length - passed + strays.length,
    table: formatVerdicts(verdicts, strays),
  };
}
