import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { failingStep } from './failingStep.mjs';

const passed = ['Checked 900 files', ...Array.from({ length: 50 }, (_, line) => ` ✓ test ${line}`)];
const details = Array.from({ length: 50 }, (_, line) => `  detail ${line}`);

it.each([
  ['Vitest', '⎯⎯⎯⎯⎯⎯ Failed Suites 1 ⎯⎯⎯⎯⎯⎯⎯'],
  ['Vitest outside of tests', '⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯'],
  ['Playwright', '  1) [phone] › login.e2e.ts:3:1 › logs in'],
  ['TypeScript', 'packages/ui/src/a.ts(1,2): error TS2322: Type'],
  ['TypeScript in colour', '\u001B[96ma.ts\u001B[0m:1:2 - error TS2322: Type'],
  ['Biome', 'scripts/a.mjs:1:8 lint/correctness/noUnusedImports  FIXABLE  ━━━━━━━━━━'],
  ['dependency-cruiser', '  error no-circular: a.ts → b.ts'],
  ['knip', 'Unused files (1)'],
  ['a program', 'TypeError: x is not a function'],
])('the output of %s begins at its first failure', (_, line) => {
  const shown = failingStep([...passed, line, ...details, '[2/5]'].join('\n'), 10).split('\n');
  expect(shown[0]).toBe(stripVTControlCharacters(line));
  expect(shown).toHaveLength(11);
  expect(shown.at(-1)).toBe('… and 42 more lines');
});

it('an output that names no failure has its end', () => {
  expect(failingStep([...passed, 'killed\n'].join('\n'), 2)).toBe(' ✓ test 49\nkilled');
});
