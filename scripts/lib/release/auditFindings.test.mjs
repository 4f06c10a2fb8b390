import { describe, expect, it } from 'vitest';
import { auditFindings } from './auditFindings.mjs';

const ADVISORY = {
  name: 'parser',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Slow on long input',
  severity: 'moderate',
};
const report = {
  vulnerabilities: { parser: { via: [ADVISORY] }, tool: { via: ['parser'] } },
};
const exception = {
  advisory: 'GHSA-aaaa-bbbb-cccc',
  package: 'parser',
  reason: 'Parses only the project’s files.',
  until: '2026-12-31',
};

describe('auditFindings', () => {
  it('reports an advisory of several packages once', () => {
    expect(auditFindings(report, [], '2026-11-21')).toEqual([
      'GHSA-aaaa-bbbb-cccc parser (moderate): Slow on long input. https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    ]);
  });

  it('accepts an exception until its last day', () => {
    expect(auditFindings(report, [exception], '2026-12-31')).toEqual([]);
    expect(auditFindings(report, [exception], '2027-01-01')).toHaveLength(1);
  });

  it('applies an exception to one package only', () => {
    const other = { ...exception, package: 'tool' };
    expect(auditFindings(report, [other], '2026-11-21')).toHaveLength(2);
  });

  it('reports an exception without an advisory', () => {
    expect(auditFindings({ vulnerabilities: {} }, [exception], '2026-11-21')).toEqual([
      'The exception for GHSA-aaaa-bbbb-cccc has no advisory: remove it.',
    ]);
  });
});
