import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differences } from '../costs/differences.mjs';
import { withTables } from '../costs/document.mjs';
import { memberMonth, monthlyCost } from '../costs/model.mjs';
import { MONTH } from '../costs/prices.mjs';
import { ROOT } from '../lib/setUp.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const visits = JSON.parse(read('scripts/costs/visits.json'));
const [STEP] = Object.keys(MONTH).slice(2);

/** What was counted, with one step changed. */
const changed = (change) => ({ ...visits, [STEP]: { ...visits[STEP], ...change } });

describe('docs/costs.md', () => {
  it('has the tables that follow from what was counted and from the prices', () => {
    const text = read('docs/costs.md');
    expect(withTables(text, visits)).toBe(text);
  });

  it('would not have them after another count', () => {
    const text = read('docs/costs.md');
    expect(withTables(text, changed({ reads: { users: 1_000 } }))).not.toBe(text);
  });
});

describe('the cost of a month', () => {
  const costOf = (members, counted = visits) =>
    Object.values(monthlyCost(members, counted)).reduce((sum, each) => sum + each, 0);
  const identity = (members) => monthlyCost(members, visits)['Identity Platform'];

  it.each([
    [49_999, 0],
    [50_000, 0],
    [100_000, 275],
    [1_000_000, 4_415],
    [1_100_000, 4_735],
  ])('%d members cost the identity service %d dollars', (members, dollars) => {
    expect(identity(members)).toBeCloseTo(dollars, 6);
  });

  it('rises with each call and each document', () => {
    const usual = costOf(1_000_000);
    for (const change of [
      { calls: { new: 10 } },
      { reads: { new: 500 } },
      { writes: { new: 10 } },
    ]) {
      expect(costOf(1_000_000, changed(change))).not.toBeCloseTo(usual, 0);
    }
  });

  it('is refused for a step whose frequency is not known', () => {
    expect(() => memberMonth({ ...visits, another: visits[STEP] })).toThrow('prices.mjs');
  });
});

describe('a visit that asks something else than was written down', () => {
  it('is the same as itself', () => {
    expect(differences(visits, visits)).toEqual([]);
  });

  it.each([
    [
      'one more call',
      { calls: { ...visits[STEP].calls, 'members-new': 1 } },
      '1 calls of members-new',
    ],
    ['one read more', { reads: { ...visits[STEP].reads, users: 9 } }, '9 reads of users'],
    ['a write', { writes: { users: 1 } }, '1 writes of users'],
    ['one more question to the identity service', { identity: 2 }, 'identity service'],
  ])('is found: %s', (_, change, words) => {
    expect(differences(visits, changed(change))).toEqual([expect.stringContaining(words)]);
  });

  it('is found where a step is new or gone', () => {
    const { [STEP]: _, ...fewer } = visits;
    expect(differences(visits, fewer)).toHaveLength(1);
    expect(differences(fewer, visits)).toHaveLength(1);
  });

  it('may have a few events more or less, as the calendar has, and not a tenth and a half', () => {
    const { events } = visits[STEP].reads;
    const withEvents = (count) => changed({ reads: { ...visits[STEP].reads, events: count } });
    expect(differences(visits, withEvents(events + 4))).toEqual([]);
    expect(differences(visits, withEvents(events * 2))).toHaveLength(1);
  });
});
