import { describe, expect, it } from 'vitest';
import { breachesOfStatement } from '../../../src/domain/points/breaches.ts';
import { pagesOf } from '../../../src/domain/points/pagesOf.fixtures.ts';
import { toSummary } from '../../../src/domain/points/summary.ts';
import { seedClock } from '../clock.ts';
import { TIER_PEOPLE } from '../people.ts';
import { demoStatement } from './demoStatement.ts';
import { demoTerms } from './pointDocuments.ts';

const STARTS = [
  '2026-11-24T12:00:00Z',
  '2027-03-28T01:30:00Z',
  '2028-02-29T23:30:00Z',
  '2027-10-31T00:30:00Z',
];

describe.each(STARTS)('the demo that starts at %s', (start) => {
  const now = new Date(start);
  const clock = seedClock(now);
  const terms = demoTerms(clock);

  it.each(TIER_PEOPLE)('has a statement of $name that adds up to the record', ({ membership }) => {
    const { account, movements } = demoStatement(membership, terms, clock);
    const summary = toSummary(account, terms, now);
    expect(breachesOfStatement(summary, pagesOf(movements, 50), now)).toEqual([]);
    expect(summary).toMatchObject({
      balance: membership.loyaltyPoints,
      tierPoints: membership.rewardPoints,
      expiring: [
        { day: clock.dayIn(membership.pointsLapseIn ?? 0), rule: 'lot-age' },
        ...summary.expiring.slice(1),
      ],
    });
    expect(summary.pending).toBeGreaterThan(0);
    const kinds = new Set(movements.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['earn', 'expire', 'reverse', 'spend']);
    expect(movements.every(({ amount }) => amount !== 0)).toBe(true);
    expect(movements.length).toBeGreaterThan(150);
  });
});
