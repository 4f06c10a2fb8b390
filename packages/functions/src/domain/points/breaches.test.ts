import { describe, expect, it } from 'vitest';
import type { PointMovement } from '../../contract/points/movements.ts';
import type { PointsSummary } from '../../contract/points/summary.ts';
import type { ServicePage } from '../ports/points.ts';
import { breachesOfPage, breachesOfStatement, breachesOfSummary } from './breaches.ts';
import { pageFor, readCursor } from './pageCursor.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

const SUMMARY: PointsSummary = {
  asOf: NOW.toISOString(),
  balance: 150,
  tierPoints: 900,
  pending: 20,
  expiring: [
    { day: '2026-12-01', points: 50, rule: 'lot-age', avoidBy: null },
    { day: '2027-02-01', points: 100, rule: 'no-visit', avoidBy: 'visit' },
  ],
  rules: [{ rule: 'lot-age', day: '2026-12-01', days: 365 }],
  value: null,
  tierPeriod: null,
};

function movement(id: string, amount: number, change: Partial<PointMovement> = {}): PointMovement {
  const at = `2026-11-${id}T10:00:00Z`;
  return {
    id,
    happenedAt: at,
    bookedAt: at,
    venueId: 6,
    kind: amount > 0 ? 'earn' : 'spend',
    points: 'to-spend',
    amount,
    reason: 'A reason.',
    pendingUntil: null,
    reverses: null,
    lots: [],
    ...change,
  };
}

const PAGE: ServicePage = {
  movements: [
    movement('20', -50, { lots: [{ lot: '10', amount: 50 }] }),
    movement('15', 20, { pendingUntil: '2026-12-02' }),
    movement('12', 70, { points: 'tier' }),
    movement('10', 200),
  ],
  opening: 0,
  closing: 150,
  next: null,
};

const changedPage = (id: string, change: Partial<PointMovement>) => ({
  ...PAGE,
  movements: PAGE.movements.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

it('a statement that adds up has no breach', () => {
  expect(breachesOfStatement(SUMMARY, [PAGE], NOW)).toEqual([]);
});

it('a negative balance after a revoked promotion adds up', () => {
  const summary = { ...SUMMARY, balance: -80, expiring: [], rules: [] };
  expect(breachesOfSummary(summary, NOW)).toEqual([]);
});

it('a summary without ends adds up', () => {
  expect(breachesOfSummary({ ...SUMMARY, expiring: [], rules: [] }, NOW)).toEqual([]);
});

describe('a summary', () => {
  it.each([
    ['with a wrong sum', { balance: 151 }, 'balance-of-lots'],
    ['that ends more than it has', { balance: 100, rules: [] }, 'balance-of-lots'],
    ['with 10^12 points', { tierPoints: 10 ** 12 }, 'too-many-points'],
    ['of tomorrow', { asOf: '2026-11-25T12:00:00Z' }, 'date-in-future'],
    ['with negative pending points', { pending: -1 }, 'negative-pending'],
    ['with its ends in another order', { expiring: SUMMARY.expiring.toReversed() }, 'ended-lot'],
  ] as const)('%s breaks a rule', (_, change, breach) => {
    expect(breachesOfSummary({ ...SUMMARY, ...change } as PointsSummary, NOW)).toEqual([breach]);
  });

  it('with a lot below zero breaks a rule', () => {
    const expiring = SUMMARY.expiring.map((each, index) => ({
      ...each,
      points: index === 0 ? -50 : 200,
    }));
    expect(breachesOfSummary({ ...SUMMARY, expiring }, NOW)).toEqual(['negative-lot']);
  });
});

describe('a page', () => {
  it.each([
    ['with a wrong sum', { ...PAGE, closing: 151 }, ['page-sum']],
    [
      'with a repeated id',
      { ...PAGE, movements: [PAGE.movements[0], ...PAGE.movements], closing: 100 },
      ['repeated-id'],
    ],
    ['that is not sorted', { ...PAGE, movements: PAGE.movements.toReversed() }, ['not-sorted']],
    [
      'with a date in the future',
      changedPage('10', { happenedAt: '2026-12-24T10:00:00Z' }),
      ['date-in-future'],
    ],
    ['with 10^12 points', changedPage('12', { amount: 10 ** 12 }), ['too-many-points']],
    [
      'with a lot below zero',
      changedPage('20', { lots: [{ lot: '10', amount: -50 }] }),
      ['lots-of-movement'],
    ],
    [
      'with more of a lot than it spends',
      changedPage('20', { lots: [{ lot: '10', amount: 60 }] }),
      ['lots-of-movement'],
    ],
    [
      'that is empty and has a next one',
      { movements: [], opening: 0, closing: 0, next: 'x' },
      ['cursor-loops'],
    ],
  ] as const)('%s breaks a rule', (_, page, breaches) => {
    expect(breachesOfPage(page as ServicePage, null, NOW)).toEqual(breaches);
  });
});

describe('the pages of a statement', () => {
  const [first, second] = [
    { ...PAGE, movements: PAGE.movements.slice(0, 1), opening: 200, next: 'more' },
    { ...PAGE, movements: PAGE.movements.slice(1), closing: 200 },
  ];

  it('fit together', () => {
    expect(breachesOfStatement(SUMMARY, [first, second], NOW)).toEqual([]);
  });

  it.each([
    [
      'a page that does not continue the one before',
      [first, { ...second, opening: 1, closing: 201 }],
      ['pages-apart'],
    ],
    [
      'a balance that the first page does not close with',
      [
        { ...first, opening: 201, closing: 151 },
        { ...second, opening: 1, closing: 201 },
      ],
      ['summary-apart'],
    ],
    [
      'a lot that is used twice',
      [changedPage('20', { lots: [{ lot: '12', amount: 50 }] })],
      ['lot-overdrawn'],
    ],
  ] as const)('have no place for %s', (_, pages, breaches) => {
    expect(breachesOfStatement(SUMMARY, pages as readonly ServicePage[], NOW)).toEqual(breaches);
  });
});

describe('the cursor of a page', () => {
  const first = { ...PAGE, next: 'group cursor' };

  it('has the cursor of the service, and the end of the page', () => {
    const { page, breaches } = pageFor(first, null, NOW);
    expect(breaches).toEqual([]);
    expect(readCursor(page.next ?? '')).toEqual({
      next: 'group cursor',
      end: { bookedAt: '2026-11-10T10:00:00Z', id: '10', opening: 0 },
    });
  });

  it('that leads to an earlier page ends the list, without repeated movements', () => {
    const cursor = readCursor(pageFor(first, null, NOW).page.next ?? '');
    expect(pageFor(first, cursor, NOW)).toEqual({
      page: { movements: [], next: null },
      breaches: ['pages-apart', 'cursor-loops'],
    });
  });

  it.each(['', 'nonsense', 'e30'])('is null for %j', (text) => {
    expect(readCursor(text)).toBeNull();
  });
});

it('a page that does not add up keeps its movements, and has no balances', () => {
  const { page } = pageFor({ ...PAGE, closing: 151 }, null, NOW);
  const movements = PAGE.movements.map((movement) => ({ ...movement, balance: null }));
  expect(page).toEqual({ movements, next: null });
});
