import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from './console.mjs';
import { deleteReport, digestOfSources, readSealed, sealReport } from './reports.mjs';
import { judgeSpecification } from './specification.mjs';

const VITEST = {
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [{ ancestorTitles: [], title: '§4 a', status: 'passed' }],
    },
  ],
};
const REPORTS = {
  unit: VITEST,
  backend: VITEST,
  browser: VITEST,
  stories: VITEST,
  journeys: { config: { rootDir: '/' }, suites: [] },
  engines: { testResults: [] },
};

let root;
const at = (...path) => join(root, ...path);
const reportOf = (part) => at('.reports', `${part}.json`);

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'reports-'))}/`;
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const folder of ['.reports', 'docs/specification']) {
    mkdirSync(at(folder), { recursive: true });
  }
  writeFileSync(at('.gitignore'), '.reports/\n');
  writeFileSync(at('source.ts'), 'one');
  writeFileSync(at('docs/specification/4-states.md'), '# §4 S\n\n## T\n\n- a\n  - `§4 a`\n- b\n');
  const sources = digestOfSources(root);
  for (const [part, report] of Object.entries(REPORTS)) {
    writeFileSync(reportOf(part), JSON.stringify(report));
    sealReport(reportOf(part), sources);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

describe('digestOfSources', () => {
  it.each([
    ['a file that changed', () => writeFileSync(at('source.ts'), 'two')],
    ['a new file', () => writeFileSync(at('new.ts'), '')],
    ['a document, which a test may read', () => writeFileSync(at('docs/security.md'), '')],
    ['a deleted file', () => rmSync(at('source.ts'))],
  ])('changes after %s', (_, change) => {
    const before = digestOfSources(root);
    change();
    expect(digestOfSources(root)).not.toBe(before);
  });

  it('changes after the deletion of a committed file', () => {
    execFileSync('git', ['add', '.'], { cwd: root });
    const before = digestOfSources(root);
    rmSync(at('source.ts'));
    expect(digestOfSources(root)).not.toBe(before);
  });

  it('stays the same after a commit, a change of the specification, or an ignored file', () => {
    const before = digestOfSources(root);
    execFileSync('git', ['add', '.'], { cwd: root });
    writeFileSync(at('docs/specification/5-rules.md'), '');
    writeFileSync(at('.reports/new.log'), '');
    expect(digestOfSources(root)).toBe(before);
  });
});

describe('judgeSpecification', () => {
  it('counts proven and unproven requirements', () => {
    expect(judgeSpecification(root)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a test of an unknown section as a failure', () => {
    rmSync(at('docs/specification/4-states.md'));
    writeFileSync(at('docs/specification/5-rules.md'), '# §5 R\n\n## T\n\n- a\n  - `§5 a`\n');
    expect(judgeSpecification(root)).toMatchObject({ passed: 0, failed: 1 + 4 });
  });

  it.each([
    ['is missing', () => deleteReport(reportOf('journeys'))],
    ['is not sealed', () => rmSync(at('.reports/journeys.seal.json'))],
    ['was overwritten', () => writeFileSync(reportOf('journeys'), '{"suites": []}')],
  ])('rejects a report that %s', (problem, spoil) => {
    spoil();
    expect(() => judgeSpecification(root)).toThrow(Refusal);
    expect(() => judgeSpecification(root)).toThrow(`.reports/journeys.json ${problem}`);
    expect(() => judgeSpecification(root)).toThrow(/npm test -- journeys$/);
  });

  it('rejects reports of other sources', () => {
    writeFileSync(at('source.ts'), 'two');
    expect(() => judgeSpecification(root)).toThrow('comes from other sources');
    expect(() => judgeSpecification(root)).toThrow(
      /-- unit backend browser stories journeys engines$/,
    );
  });

  it('does not seal a missing report', () => {
    const file = at('.reports/absent.json');
    sealReport(file, 'sources');
    expect(readSealed(file, 'sources')).toEqual({ problem: 'is missing' });
  });
});
