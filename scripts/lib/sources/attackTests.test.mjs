import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setUp.mjs';
import { attackTests } from './attackTests.mjs';

const table = (...rows) => ['| attack | result | tests |', '|---|---|---|', ...rows].join('\n');

describe('attackTests', () => {
  it('returns an existing test for every attack in docs/security.md', () => {
    const named = attackTests(readFileSync(join(ROOT, 'docs/security.md'), 'utf8'));
    expect(named.length).toBeGreaterThan(30);
    expect(named).toContain('packages/functions/src/callables/members/linkMembership.test.ts');
    expect(named).toContain('scripts/checks/securityPolicy.test.mjs');
  });

  it('throws if a named test does not exist', () => {
    const gone = table('| a forged play | nothing | `functions/src/gone.test.ts` |');
    expect(() => attackTests(gone)).toThrow(/gone\.test\.ts does not exist/);
  });

  it('throws if an attack names no test', () => {
    expect(() => attackTests(table('| a forged play | nothing | |'))).toThrow(/names no test/);
  });
});
