import { describe, expect, it } from 'vitest';
import { type Booking, bookingSchema } from './book.ts';
import { Statement } from './statement.ts';
import { toSummary } from './summary.ts';
import { NO_TERMS, type PointsTerms } from './terms.ts';

const TERMS: PointsTerms = {
  ...NO_TERMS,
  lotAgeDays: 365,
  noVisitDays: 183,
  noRedemptionDays: 730,
};

/** Noon at the casino. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function booked(terms: PointsTerms, ...bookings: readonly (Partial<Booking> & { on: string })[]) {
  const statement = new Statement(terms);
  const refusals = bookings.map(({ on, ...booking }, index) =>
    statement.book(
      {
        id: `b${index}`,
        happenedAt: noon(on).toISOString(),
        venueId: 6,
        kind: 'earn',
        points: 'to-spend',
        amount: 100,
        reason: 'An evening at the tables.',
        pendingUntil: null,
        reverses: null,
        ...booking,
      },
      noon(on),
    ),
  );
  const movement = (id: string) => statement.movements.find((each) => each.id === id);
  return { statement, refusals, movement };
}

const SPEND = { kind: 'spend', amount: -150 } as const;
const DINNER_BACK = { kind: 'reverse', amount: 150, reverses: 'b2', venueId: null } as const;

describe('points to spend', () => {
  it('are not spent beyond the balance', () => {
    const { refusals, statement } = booked(
      TERMS,
      { on: '2026-01-05' },
      { on: '2026-01-06', ...SPEND },
    );
    expect(refusals).toEqual([null, 'insufficient']);
    expect(statement.account.balance).toBe(100);
  });

  it('end 365 days after they were earned, at the close of the day at the casino', () => {
    const { statement } = booked({ ...TERMS, noVisitDays: null }, { on: '2027-03-01' });
    statement.settle('2028-02-29');
    expect(statement.account.balance).toBe(100);
    statement.settle('2028-03-01');
    expect(statement.movements.at(-1)).toMatchObject({
      id: 'end-2028-02-29-lot-age',
      kind: 'expire',
      amount: -100,
      happenedAt: '2028-03-01T00:00:00.000Z',
      reason: 'These points expired 365 days after you earned them.',
      lots: [{ lot: 'b0', amount: 100 }],
    });
  });

  it('end together 183 days after the last visit, which may be a meal', () => {
    const { statement } = booked(
      TERMS,
      { on: '2026-01-05', amount: 300 },
      { on: '2026-03-01', ...SPEND, reason: 'Dinner at Meridian.' },
    );
    const { expiring, rules } = toSummary(statement.account, TERMS, noon('2026-03-01'));
    expect(expiring).toEqual([
      { day: '2026-08-31', points: 150, rule: 'no-visit', avoidBy: 'visit' },
    ]);
    expect(rules).toEqual([
      { rule: 'lot-age', day: '2027-01-05', days: 365 },
      { rule: 'no-visit', day: '2026-08-31', days: 183 },
      { rule: 'no-redemption', day: '2028-02-29', days: 730 },
    ]);
    statement.settle('2026-09-01');
    expect(statement.movements.at(-1)?.reason).toBe(
      'These points expired after 183 days without a visit.',
    );
  });
});

describe('a reversal', () => {
  const EARNED = [{ on: '2026-01-02' }, { on: '2026-01-05' }, { on: '2026-02-01', ...SPEND }];

  it('returns points after their end, which end at once with a movement that says so', () => {
    const { statement } = booked(TERMS, ...EARNED, { on: '2027-03-01', ...DINNER_BACK });
    expect(statement.movements.slice(-2)).toMatchObject([
      { id: 'b3', kind: 'reverse', amount: 150, balanceAfter: 150 },
      {
        id: 'b3-ended',
        kind: 'expire',
        amount: -150,
        balanceAfter: 0,
        reason: 'These points expired on 5 January 2027, before we could book them.',
      },
    ]);
  });

  it('is booked once', () => {
    const twice = [
      { on: '2026-02-03', ...DINNER_BACK },
      { on: '2026-02-04', ...DINNER_BACK },
    ];
    expect(booked(TERMS, ...EARNED, ...twice).refusals.at(-1)).toBe('already-reversed');
  });
});

describe('pending points', () => {
  const PENDING = { on: '2026-01-05', pendingUntil: '2026-01-12' };

  it('are not in the balance until they are credited', () => {
    const { statement } = booked(TERMS, PENDING);
    const { balance, pending } = toSummary(statement.account, TERMS, noon('2026-01-05'));
    expect({ balance, pending }).toEqual({ balance: 0, pending: 100 });
    statement.settle('2026-01-12');
    expect(statement.movements.at(-1)).toMatchObject({
      id: 'b0-credited',
      amount: 100,
      balanceAfter: 100,
      bookedAt: '2026-01-12T00:00:00.000Z',
      earnedOn: '2026-01-05',
    });
    expect(statement.movements[0]).not.toHaveProperty('earnedOn');
  });

  it('are cancelled by a reversal, and afterwards only the credit is reversed', () => {
    const cancel = { kind: 'reverse', amount: -100, reverses: 'b0' } as const;
    const { statement } = booked(TERMS, PENDING, { on: '2026-01-06', ...cancel });
    expect(statement.account).toMatchObject({ balance: 0, pending: [] });
    expect(booked(TERMS, PENDING, { on: '2026-01-20', ...cancel }).refusals).toEqual([
      null,
      'already-credited',
    ]);
  });
});

it('tier points start again on the first day of the tier period', () => {
  const terms = { ...NO_TERMS, tierPeriodStartsOn: '04-01' };
  const { statement } = booked(terms, { on: '2026-03-30', points: 'tier' });
  statement.settle('2026-04-01');
  expect(statement.movements.at(-1)).toMatchObject({
    points: 'tier',
    kind: 'expire',
    amount: -100,
  });
  expect(toSummary(statement.account, terms, noon('2026-04-01'))).toMatchObject({
    tierPoints: 0,
    tierPeriod: { startsOn: '2026-04-01', endsOn: '2027-03-31' },
  });
});

describe('a booking', () => {
  const START = { on: '2026-01-05' };

  it.each([
    ['a spend that adds points', { kind: 'spend', amount: 5 }, 'wrong-amount'],
    ['tier points that are spent', { ...SPEND, points: 'tier' }, 'wrong-points'],
    ['a reversal of nothing', { kind: 'reverse' }, 'wrong-kind'],
    ['an earning that reverses', { reverses: 'b0' }, 'wrong-kind'],
    ['a reversal of an unknown movement', { kind: 'reverse', reverses: 'x' }, 'unknown-reversed'],
    [
      'a reversal of another amount',
      { kind: 'reverse', reverses: 'b0', amount: -99 },
      'wrong-amount',
    ],
    ['an event in the future', { happenedAt: '2026-01-07T00:00:00Z' }, 'in-future'],
  ] as const)('is refused for %s', (_, booking, refusal) => {
    expect(booked(TERMS, START, { on: '2026-01-06', ...booking }).refusals).toEqual([
      null,
      refusal,
    ]);
  });

  it('is refused if a later day is booked already', () => {
    expect(booked(TERMS, START, { on: '2026-01-04' }).refusals).toEqual([null, 'out-of-order']);
  });

  it.each([
    ['the end of points', { kind: 'expire' }],
    ['an id of the ledger', { id: 'end-2026-01-05-lot-age' }],
    ['no points', { amount: 0 }],
    ['more than 1,000,000,000 points', { amount: 1_000_000_001 }],
  ])('does not take %s', (_, change) => {
    const [movement] = booked(TERMS, START).statement.movements;
    const { bookedAt, lots, balanceAfter, number, ...booking } = movement ?? {};
    expect(bookingSchema.safeParse(booking).success).toBe(true);
    expect(bookingSchema.safeParse({ ...booking, ...change }).success).toBe(false);
  });
});
