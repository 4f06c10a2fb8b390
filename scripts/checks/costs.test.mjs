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

/** The counts with one changed step. */
const changed = (change) => ({ ...visits, [STEP]: { ...visits[STEP], ...change } });

describe('docs/costs.md', () => {
  it('has the tables of the counts and prices', () => {
    const text = read('docs/costs.md');
    expect(withTables(text, visits)).toBe(text);
  });

  it('needs other tables for other counts', () => {
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

  it('increases with each call and each document', () => {
    const usual = costOf(1_000_000);
    for (const change of [
      { calls: { new: 10 } },
      { reads: { new: 500 } },
      { writes: { new: 10 } },
    ]) {
      expect(costOf(1_000_000, changed(change))).not.toBeCloseTo(usual, 0);
    }
  });

  it('rejects a step without a frequency', () => {
    expect(() => memberMonth({ ...visits, another: visits[STEP] })).toThrow('prices.mjs');
  });
});

describe('differences', () => {
  it('returns nothing for equal counts', () => {
    expect(differences(visits, visits)).toEqual([]);
  });

  it.each([
    [
      'an additional call',
      { calls: { ...visits[STEP].calls, 'members-new': 1 } },
      '1 calls of members-new',
    ],
    ['an additional read', { reads: { ...visits[STEP].reads, users: 9 } }, '9 reads of users'],
    ['a write', { writes: { users: 1 } }, '1 writes of users'],
    ['an additional call of the identity service', { identity: 2 }, 'identity service'],
  ])('finds %s', (_, change, words) => {
    expect(differences(visits, changed(change))).toEqual([expect.stringContaining(words)]);
  });

  it('finds a new and a missing step', () => {
    const { [STEP]: _, ...fewer } = visits;
    expect(differences(visits, fewer)).toHaveLength(1);
    expect(differences(fewer, visits)).toHaveLength(1);
  });

  it('tolerates up to 15 % more or fewer events', () => {
    const { events } = visits[STEP].reads;
    const withEvents = (count) => changed({ reads: { ...visits[STEP].reads, events: count } });
    expect(differences(visits, withEvents(events + 4))).toEqual([]);
    expect(differences(visits, withEvents(events * 2))).toHaveLength(1);
  });
});
