import type {
  PointMovementsPage,
  StatementMovement,
} from '@casino/functions/contract/points/movements.ts';
import type { PointsSummary } from '@casino/functions/contract/points/summary.ts';

/** A summary with two ends. */
export const summary: PointsSummary = {
  asOf: '2026-11-21T11:59:00Z',
  balance: 1_250,
  tierPoints: 9_000,
  pending: 40,
  expiring: [
    { day: '2026-12-02', points: 200, rule: 'lot-age', avoidBy: null },
    { day: '2027-03-31', points: 1_050, rule: 'no-visit', avoidBy: 'visit' },
  ],
  rules: [
    { rule: 'lot-age', day: null, days: 365 },
    { rule: 'no-visit', day: '2027-03-31', days: 180 },
  ],
  value: { points: 100, pence: 100, venueIds: null },
  tierPeriod: { startsOn: '2026-04-01', endsOn: '2027-03-31' },
};

/** An earning of 100 points to spend at the sample casino. */
export const movement: StatementMovement = {
  id: 'mv-1',
  happenedAt: '2026-11-20T19:00:00Z',
  bookedAt: '2026-11-20T19:05:00Z',
  venueId: 6,
  kind: 'earn',
  points: 'to-spend',
  amount: 100,
  reason: 'Dinner at Slack Water',
  pendingUntil: null,
  reverses: null,
  lots: [],
  balance: null,
};

/** The newest page, with one page before it. */
export const newestPage: PointMovementsPage = {
  movements: [
    {
      ...movement,
      id: 'mv-6',
      kind: 'spend',
      amount: -50,
      reason: 'A drink at the bar',
      balance: 1_250,
    },
    { ...movement, id: 'mv-5', balance: 1_300 },
    { ...movement, id: 'mv-4', amount: 40, reason: 'Lunch', pendingUntil: '2026-11-24' },
    { ...movement, id: 'mv-3', points: 'tier', reason: 'Dinner at Slack Water' },
  ],
  next: 'before-mv-3',
};

/** The page before `newestPage`. */
export const firstPage: PointMovementsPage = {
  movements: [
    {
      ...movement,
      id: 'mv-2',
      happenedAt: '2026-10-03T18:00:00Z',
      bookedAt: '2026-10-03T18:00:00Z',
      amount: 1_000,
      reason: 'An anniversary dinner',
      balance: 1_200,
    },
    {
      ...movement,
      id: 'mv-1',
      happenedAt: '2026-10-01T18:00:00Z',
      bookedAt: '2026-10-01T18:00:00Z',
      amount: 200,
      reason: 'A welcome',
      balance: 200,
    },
  ],
  next: null,
};
