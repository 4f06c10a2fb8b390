import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { venueDay } from '../../contract/rules/venueDay.ts';
import type { Booking } from './book.ts';
import { breachesOfStatement } from './breaches.ts';
import { DayByDay, londonDay, plusDays } from './dayByDay.fixtures.ts';
import { pagesOf } from './pagesOf.fixtures.ts';
import { replay } from './replay.ts';
import { changesOn, isDue } from './settle.ts';
import { Statement } from './statement.ts';
import { toSummary } from './summary.ts';
import type { PointsTerms } from './terms.ts';

// Two years with a leap day, 29 February 2028, and four clock changes, from June to June.
const START = Date.parse('2027-06-01T11:00:00Z');
const MINUTE = 60_000;
const TWO_YEARS = 731 * 24 * 60;

const optional = <T>(...values: T[]) => fc.constantFrom<T | null>(...values, null);

const termsOf: fc.Arbitrary<PointsTerms> = fc.record({
  lotAgeDays: optional(365, 30, 100),
  noVisitDays: optional(183, 45),
  noRedemptionDays: optional(730, 120),
  periodEndsOn: optional('03-31', '02-28'),
  tierPeriodStartsOn: optional('10-01', '01-01'),
  value: fc.constant(null),
});

/** A step of a history: when, and what is booked then. */
const stepOf = fc.record({
  /** Minutes since the start of the history. */
  at: fc.oneof(
    fc.integer({ min: 0, max: TWO_YEARS }),
    // The hours around the leap day and the clock changes.
    ...['2028-02-29T00:00Z', '2027-10-31T00:30Z', '2028-03-26T00:30Z', '2028-10-29T00:30Z'].map(
      (moment) =>
        fc.integer({ min: 0, max: 4 * 24 * 60 }).map((later) => minutesTo(moment) + later),
    ),
  ),
  what: fc.constantFrom(
    'earn',
    'earn',
    'earn',
    'pending',
    'spend',
    'spend',
    'adjust',
    'transfer',
    'tier',
    'reverse',
    'reverse',
    'repeat',
    'look',
  ),
  amount: fc.integer({ min: 1, max: 2_000 }),
  isNegative: fc.boolean(),
  venueId: fc.constantFrom(6, 9, null),
  /** Days between the event and its booking. */
  lateDays: fc.constantFrom(0, 0, 0, 1, 3, 40, 200, 400),
  pendingDays: fc.integer({ min: -1, max: 60 }),
  /** Chooses among earlier movements. */
  pick: fc.nat(),
});
type Step = typeof stepOf extends fc.Arbitrary<infer S> ? S : never;

function minutesTo(moment: string): number {
  return (Date.parse(moment) - START) / MINUTE;
}

/** The booking of a step, after these movements; null for a step that books nothing. */
function bookingOf(step: Step, index: number, statement: Statement): Booking | null {
  const { what, amount, isNegative, venueId, lateDays, pendingDays, pick } = step;
  const now = nowOf(step);
  const common = {
    id: `b${index}`,
    happenedAt: new Date(now.getTime() - lateDays * 24 * 60 * MINUTE).toISOString(),
    venueId,
    points: 'to-spend' as const,
    reason: 'A reason.',
    pendingUntil: null,
    reverses: null,
  };
  const earlier = statement.movements[pick % Math.max(statement.movements.length, 1)];
  switch (what) {
    case 'look':
      return null;
    case 'repeat':
      // The ids of the ledger's own movements are reserved.
      return earlier && /^b\d+$/.test(earlier.id)
        ? { ...common, id: earlier.id, kind: 'earn', amount }
        : null;
    case 'reverse':
      return {
        ...common,
        kind: 'reverse',
        points: earlier?.points ?? 'to-spend',
        amount: -(earlier?.amount ?? 1),
        reverses: earlier?.id ?? 'unknown',
      };
    case 'pending':
      return {
        ...common,
        kind: 'earn',
        amount,
        pendingUntil: plusDays(londonDay(now), pendingDays),
      };
    case 'tier':
      return {
        ...common,
        kind: isNegative ? 'adjust' : 'earn',
        points: 'tier',
        amount: isNegative ? -amount : amount,
      };
    case 'spend':
      return { ...common, kind: 'spend', amount: -amount };
    case 'earn':
      return { ...common, kind: 'earn', amount };
    default:
      return { ...common, kind: what, amount: isNegative ? -amount : amount };
  }
}

function nowOf({ at }: Step): Date {
  return new Date(START + at * MINUTE);
}

const historyOf = fc.record({
  terms: termsOf,
  steps: fc
    .array(stepOf, { minLength: 1, maxLength: 60 })
    .map((steps) => steps.toSorted((a, b) => a.at - b.at)),
});

describe('a generated history of two years', () => {
  it('equals the calculation day by day, and adds up', () => {
    fc.assert(
      fc.property(historyOf, ({ terms, steps }) => {
        const statement = new Statement(terms);
        const dayByDay = new DayByDay(terms, londonDay(new Date(START)));
        for (const [index, step] of steps.entries()) {
          const now = nowOf(step);
          const day = londonDay(now);
          const booking = bookingOf(step, index, statement);
          if (booking === null) statement.settle(venueDay(now));
          else {
            const refusal = statement.book(booking, now);
            const reverses = booking.reverses && idByDay(booking.reverses);
            expect(refusal === null, String(refusal)).toBe(
              dayByDay.book({ ...booking, reverses }, day),
            );
          }
          dayByDay.passTo(day);
          statement.settle(day);
          const { account, lots } = statement;
          expect(account).toMatchObject({
            balance: dayByDay.balance,
            tierPoints: dayByDay.tier,
            owed: dayByDay.owed,
          });
          expect(nonZero(lots, 'remaining')).toEqual(nonZero(dayByDay.lots, 'left'));
          const summary = toSummary(account, terms, now);
          expect(summary.pending).toBe(dayByDay.pending);
          expect(breachesOfStatement(summary, pagesOf(statement.movements, 7), now)).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('ends its points on the days that its summary names', () => {
    fc.assert(
      fc.property(historyOf, ({ terms, steps }) => {
        const statement = new Statement(terms);
        const dayByDay = new DayByDay(terms, londonDay(new Date(START)));
        const last = steps.at(-1);
        if (!last) return;
        for (const [index, step] of steps.entries()) {
          const booking = bookingOf(step, index, statement);
          if (booking?.kind !== 'earn' && booking?.kind !== 'spend') continue;
          // What is pending would move the ends when it is credited.
          const credited = { ...booking, pendingUntil: null };
          statement.book(credited, nowOf(step));
          dayByDay.book(credited, londonDay(nowOf(step)));
        }
        const now = nowOf(last);
        dayByDay.passTo(londonDay(now));
        statement.settle(londonDay(now));
        dayByDay.ended = {};
        dayByDay.passTo(plusDays(londonDay(now), 1_100));
        const { expiring } = toSummary(statement.account, terms, now);
        const ends: Record<string, number> = {};
        for (const { day, points } of expiring) ends[day] = (ends[day] ?? 0) + points;
        expect(ends).toEqual(dayByDay.ended);
      }),
      { numRuns: 100 },
    );
  });

  it('stays as it is until the day on which it names a change', () => {
    fc.assert(
      fc.property(historyOf, ({ terms, steps }) => {
        const statement = new Statement(terms);
        for (const [index, step] of steps.entries()) {
          const booking = bookingOf(step, index, statement);
          if (booking !== null) statement.book(booking, nowOf(step));
        }
        const day = changesOn(statement.account, terms);
        if (day === null) return;
        const due = [plusDays(day, -1), day].map((each) => isDue(statement.account, terms, each));
        expect(due).toEqual([false, true]);
      }),
      { numRuns: 100 },
    );
  });

  it('is what its movements say', () => {
    fc.assert(
      fc.property(historyOf, ({ terms, steps }) => {
        const statement = new Statement(terms);
        for (const [index, step] of steps.entries()) {
          const booking = bookingOf(step, index, statement);
          if (booking !== null) statement.book(booking, nowOf(step));
        }
        const { account, lots } = replay(statement.movements);
        expect({ ...account, settledOn: null }).toEqual({ ...statement.account, settledOn: null });
        expect(nonZero(lots, 'remaining')).toEqual(nonZero(statement.lots, 'remaining'));
      }),
      { numRuns: 150 },
    );
  });

  it('is the same, however often it is settled in between', () => {
    fc.assert(
      fc.property(historyOf, ({ terms, steps }) => {
        const [seldom, often] = [new Statement(terms), new Statement(terms)];
        for (const [index, step] of steps.entries()) {
          const booking = bookingOf(step, index, seldom);
          often.settle(venueDay(nowOf(step)));
          if (booking === null) continue;
          seldom.book(booking, nowOf(step));
          often.book(booking, nowOf(step));
        }
        const end = venueDay(new Date(START + (TWO_YEARS + 10_000) * MINUTE));
        for (const each of [seldom, often]) each.settle(end);
        expect(often.movements).toEqual(seldom.movements);
      }),
      { numRuns: 100 },
    );
  });
});

/** The id of a movement in the calculation day by day, which names no rule for the end of all points. */
function idByDay(id: string): string {
  return id.replace(/^(end-\d{4}-\d\d-\d\d)-(.*)$/, (_, end, rule) =>
    rule === 'lot-age' ? `${end}-age` : `${end}-all`,
  );
}

function nonZero<Name extends string>(
  lots: Iterable<{ readonly id: string } & { readonly [N in Name]: number }>,
  name: Name,
) {
  return Object.fromEntries(
    [...lots].filter((lot) => lot[name] > 0).map((lot) => [lot.id, lot[name]]),
  );
}
