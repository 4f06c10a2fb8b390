import { expect, it } from 'vitest';
import { describeSelection } from './report.mjs';

const PARTS = ['types', 'unit', 'stories', 'build', 'journeys', 'specification'].map((name) => ({
  name,
}));
const selection = {
  base: '0123456789',
  label: 'the merge base with origin/main',
  present: ['a.ts'],
  deleted: [],
  everything: null,
  counts: { unit: 100, stories: 114, journeys: 35 },
  parts: { types: 'all', build: 'all', journeys: ['a.e2e.ts', 'b.e2e.ts:3', 'b.e2e.ts:9'] },
};

it('describeSelection names the commit, what runs, and what is skipped and why', () => {
  expect(describeSelection(selection, PARTS)).toEqual([
    'Compared with 0123456 (the merge base with origin/main): 1 file changed',
    '  a.ts',
    'Runs: types, build, journeys 2 of 35 files, of some only single tests',
    'Skipped, since the change does not affect them: unit, stories',
    'Skipped, since it needs a whole run: specification',
    'Journeys are not selected by primitives, components, messages and tokens: stories test these.',
  ]);
});

it('describeSelection names the first of many files', () => {
  const present = Array.from({ length: 20 }, (_, index) => `${index}.ts`);
  const lines = describeSelection({ ...selection, present }, PARTS);
  expect(lines.slice(8, 10)).toEqual(['  7.ts', '  and 12 more']);
});

it('describeSelection says why everything runs', () => {
  const everything = 'package-lock.json changed, and every test depends on it';
  expect(describeSelection({ ...selection, everything }, PARTS).at(-1)).toBe(
    'Everything runs: package-lock.json changed, and every test depends on it.',
  );
});
