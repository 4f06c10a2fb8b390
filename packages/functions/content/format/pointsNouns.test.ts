import { describe, expect, it } from 'vitest';
import { demoWith } from '../demoFolder.fixtures.ts';

const MESSAGE = expect.stringContaining('"points to spend" or "tier points"');
const FILE = 'promotions/early-supper.md';
const PROMOTION = ({ title = 'Early supper', body = 'Supper before seven.' }) => `---
venues: all
title: ${title}
summary: Supper.
category: dining
starts: 2026-12-01 12:00
ends: 2026-12-31 12:00
incentive: { productTypes: [], freeChoice: false, wageringTimes: 0 }
terms: Once per visit.
---
${body}
`;

const warningsOf = (part: Parameters<typeof PROMOTION>[0]) =>
  demoWith({ [FILE]: PROMOTION(part) }).warnings.filter(({ file }) => file === FILE);

describe('a text that says "points" without one of the two nouns', () => {
  it('has a warning at its field', () => {
    expect(warningsOf({ title: 'Double points on Mondays' })).toEqual([
      { file: FILE, line: 3, field: 'title', message: MESSAGE },
    ]);
  });

  it('has a warning at its paragraph', () => {
    expect(warningsOf({ body: 'Supper.\n\nYour points\narrive later.\n\nEnjoy.' })).toEqual([
      { file: FILE, line: 13, field: '', message: MESSAGE },
    ]);
  });

  it('has a warning for another noun, such as reward points', () => {
    expect(warningsOf({ title: 'Reward points on Mondays' })).toHaveLength(1);
  });
});

it.each([
  'Double tier points on Mondays',
  'Twice the points to spend, and the points arrive on Tuesday',
  'An early supper',
  'The page Points shows them',
  'Two kinds of points',
])('a text that says which points has no warning: %s', (title) => {
  expect(warningsOf({ title })).toEqual([]);
});

it('the demo, which has a category of this name, has no warning', () => {
  expect(demoWith().warnings).toEqual([]);
});
