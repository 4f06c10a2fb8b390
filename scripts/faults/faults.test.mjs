import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../lib/parts.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { readLedger } from '../visual/ledger.mjs';
import { FAULTS } from './all.mjs';
import { withFault } from './plant.mjs';
import { failedPart, verdictOf } from './verdict.mjs';
import { VISUAL_FAULTS } from './visualFaults.mjs';

/** The file with the planted fault, if this runs in `npm run faults`. The texts of its entries can be missing. */
const PLANTED_IN = process.env.CASINO_FAULT_PLANTED_IN;

describe('the list of planted faults', () => {
  it.each(FAULTS.filter(({ file }) => file !== PLANTED_IN))('applies: $name', (fault) => {
    const text = readFileSync(join(ROOT, fault.file), 'utf8');
    expect(withFault(text, fault)).not.toBe(text);
    expect(PARTS.map(({ name }) => name)).toContain(fault.caughtBy);
  });

  it('has at least 60 faults with unique names', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });

  it('leaves at most eight to journeys, which are the slowest tests', () => {
    const left = FAULTS.filter(({ caughtBy }) => caughtBy === 'journeys');
    expect(left.length).toBeLessThanOrEqual(8);
  });
});

it('the list of visual faults has twenty faults, each in another existing story', () => {
  const stories = VISUAL_FAULTS.map(({ story }) => story);
  expect(new Set(stories).size).toBe(20);
  const ledger = readLedger(ROOT);
  expect(stories.filter((story) => !ledger.has(story))).toEqual([]);
});

const fault = {
  name: 'a name',
  file: 'a.ts',
  find: 'a < b',
  replace: '$& <= b',
  caughtBy: 'unit',
};

describe('withFault', () => {
  it('inserts the replacement literally', () => {
    expect(withFault('if (a < b) {}', fault)).toBe('if ($& <= b) {}');
  });

  it.each([
    ['a missing text', 'if (b < a) {}', fault],
    ['a text that occurs twice', 'a < b && a < b', fault],
    ['a replacement that changes nothing', 'a < b', { ...fault, replace: fault.find }],
  ])('rejects %s', (_, text, refused) => {
    expect(() => withFault(text, refused)).toThrow('"a name"');
  });
});

describe('the verdict on a fault', () => {
  const test = { title: 'adds up', file: 'sum.test.ts', part: 'unit', status: 'failed' };

  it.each([
    [' 12 s  unit           120 passed   1 failed   pure rules', 'unit'],
    ['112 s  types            0 passed   1 failed   TypeScript', 'types'],
    [' 12 s  unit           120 passed   0 failed   pure rules', null],
    [' 12 s  lint             0 passed   1 failed   style', null],
    ['1 passed, 1 failed', null],
  ])('reads the failed part of "%s"', (line, part) => {
    expect(failedPart(line)).toBe(part);
  });

  it('names the part and the failed test nearest to the fault', () => {
    const tests = [
      { ...test, file: 'packages/app/src/sum.test.ts', status: 'passed' },
      { ...test, file: 'scripts/slow.test.mjs' },
      { ...test, file: 'packages/app/src/total.test.ts' },
    ];
    const near = { ...fault, file: 'packages/app/src/sum.ts' };
    expect(verdictOf(near, { part: 'unit', tests, lastLine: '' })).toEqual({
      caught: true,
      how: 'unit: packages/app/src/total.test.ts › adds up',
    });
  });

  it('names the expected part if another part caught the fault', () => {
    const run = { part: 'types', tests: [], lastLine: '' };
    expect(verdictOf(fault, run)).toEqual({ caught: true, how: 'types (unit was expected)' });
  });

  it('reports a survivor with the last line of the run', () => {
    const run = { part: null, tests: [], lastLine: '8 passed, 0 failed' };
    expect(verdictOf(fault, run)).toEqual({ caught: false, how: '8 passed, 0 failed' });
  });
});
