import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { attackTests } from './attackTests.mjs';
import { ROOT } from './setUp.mjs';

const table = (...rows) =>
  ['| attempt | what they get | shown by |', '|---|---|---|', ...rows].join('\n');

describe('the table of attacks', () => {
  it('names tests that exist, for every attempt', () => {
    const named = attackTests(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));
    expect(named.length).toBeGreaterThan(30);
    expect(named).toContain('packages/functions/src/callables/members/linkMembership.test.ts');
    expect(named).toContain('scripts/checks/securityPolicy.test.mjs');
  });

  it('cannot name a test that is gone', () => {
    const gone = table('| a forged play | nothing | `functions/src/gone.test.ts` |');
    expect(() => attackTests(gone)).toThrow(/gone\.test\.ts is named, and does not exist/);
  });

  it('cannot leave an attempt without a test', () => {
    expect(() => attackTests(table('| a forged play | nothing | |'))).toThrow(/No test is named/);
  });
});
