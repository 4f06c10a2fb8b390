import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../testing/backend/database.ts';
import { freshMember } from '../../../../testing/members/freshMember.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { shownMovement } from '../../../domain/points/account.ts';
import type { Booking } from '../../../domain/points/book.ts';
import { breachesOfStatement } from '../../../domain/points/breaches.ts';
import { Statement } from '../../../domain/points/statement.ts';
import { NO_TERMS } from '../../../domain/points/terms.ts';
import type { ServicePage } from '../../../domain/ports/points.ts';
import { findMembers } from '../members/members.ts';
import { bookPoints as effectOf } from './bookPoints.ts';
import { termsDocument, toTerms } from './documents.ts';
import { firestorePoints } from './firestorePoints.ts';

const database = openDatabase();
const points = firestorePoints(() => database);

/** The terms of the demo's group, which all tests share. */
let terms = NO_TERMS;
beforeAll(async () => {
  terms = toTerms(await termsDocument(database).get());
});

const START = new Date('2026-02-02T20:00:00Z');
const daysIn = (days: number) => inUtc(START).add(days, 'day').toDate();
const NOW = daysIn(70);
const RUN = { now: NOW, batch: null, isDryRun: false };
const newMember = () => `crm-points-${crypto.randomUUID()}`;

const bookPoints = async (...args: Parameters<typeof effectOf>) =>
  (await effectOf(...args)).outcomes;

let bookings = 0;
function timed(day: number, change: Partial<Booking> = {}) {
  bookings += 1;
  const bookedAt = daysIn(day);
  const booking: Booking = {
    id: `b${bookings}`,
    happenedAt: bookedAt.toISOString(),
    venueId: 6,
    kind: 'earn',
    points: 'to-spend',
    amount: 100,
    reason: 'An evening at the tables.',
    pendingUntil: null,
    reverses: null,
    ...change,
  };
  return { booking, bookedAt };
}

async function pagesOf(crmId: string, now: Date): Promise<readonly ServicePage[]> {
  const pages: ServicePage[] = [];
  let cursor: string | null = null;
  do {
    const page: ServicePage | null = await points.findPointMovements(crmId, cursor, now);
    if (page === null) break;
    pages.push(page);
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

describe('the points that Firestore stores', () => {
  it('are null for a member without bookings', async () => {
    const crmId = newMember();
    expect(await points.findPoints(crmId, START)).toBeNull();
    expect(await points.findPointMovements(crmId, null, START)).toBeNull();
  });

  it('are booked once for simultaneous bookings with one id', async () => {
    const crmId = newMember();
    const booking = timed(0);
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => bookPoints(database, crmId, [booking], RUN)),
    );
    expect(outcomes.flat().toSorted()).toEqual(['booked', 'repeated', 'repeated']);
    expect(await points.findPoints(crmId, daysIn(0))).toMatchObject({ balance: 100 });
  });

  it('do not end by a booking that is later than now', async () => {
    const crmId = newMember();
    const [first, wrongYear, next] = [timed(0), timed(366), timed(1)];
    const outcomes = await bookPoints(database, crmId, [first, wrongYear, next], RUN);
    expect(outcomes).toEqual(['booked', 'in-future', 'booked']);
    expect(await points.findPoints(crmId, NOW)).toMatchObject({ balance: 200 });
  });

  it('are not booked by an id that stands for another booking', async () => {
    const crmId = newMember();
    const pending = timed(0, { pendingUntil: '2026-04-01' });
    const cancelled = timed(2, { kind: 'reverse', amount: -100, reverses: pending.booking.id });
    const known = [timed(0), pending, timed(1, { pendingUntil: '2026-02-03' }), cancelled];
    await bookPoints(database, crmId, known, RUN);
    expect(await bookPoints(database, crmId, known, RUN)).toEqual(known.map(() => 'repeated'));
    const [{ booking, bookedAt }] = known as [ReturnType<typeof timed>];
    const others: Partial<Record<keyof Booking, unknown>> = {
      happenedAt: daysIn(-1).toISOString(),
      venueId: 9,
      kind: 'adjust',
      points: 'tier',
      amount: 300,
      reason: 'Another evening.',
      pendingUntil: '2026-03-01',
      reverses: 'b0',
    };
    for (const [field, value] of Object.entries(others)) {
      const changed = { booking: { ...booking, [field]: value } as Booking, bookedAt };
      const outcomes = await bookPoints(database, crmId, [changed], RUN);
      expect(outcomes).toEqual([{ differsIn: [field] }]);
    }
    const nextDay = { booking, bookedAt: daysIn(1) };
    const outcomes = await bookPoints(database, crmId, [nextDay], RUN);
    expect(outcomes).toEqual([{ differsIn: ['bookedAt'] }]);
    expect(await points.findPoints(crmId, NOW)).toMatchObject({ balance: 200 });
  });

  it('are spent once by simultaneous bookings', async () => {
    const crmId = newMember();
    await bookPoints(database, crmId, [timed(0)], RUN);
    const spends = [1, 2, 3].map(() => [timed(1, { kind: 'spend', amount: -60 })]);
    const outcomes = await Promise.all(
      spends.map((each) => bookPoints(database, crmId, each, RUN)),
    );
    expect(outcomes.flat().toSorted()).toEqual(['booked', 'insufficient', 'insufficient']);
  });

  it('equal those of the ledger in memory, in any parts, and add up', async () => {
    const statement = new Statement(terms);
    const crmId = newMember();
    const meal = timed(30, { kind: 'spend', amount: -250 });
    const promotion = timed(41, { kind: 'adjust', amount: 500 });
    const history = [
      ...Array.from({ length: 230 }, (_, index) => timed(index / 10, { amount: 1 + (index % 9) })),
      timed(24, { points: 'tier', amount: 900 }),
      timed(25, { pendingUntil: '2026-03-20' }),
      meal,
      timed(40, { kind: 'reverse', amount: 250, reverses: meal.booking.id }),
      promotion,
      timed(42, { kind: 'spend', amount: -1_000 }),
      timed(45, { kind: 'reverse', amount: -500, reverses: promotion.booking.id }),
      timed(45, { kind: 'reverse', amount: -500, reverses: promotion.booking.id }),
      timed(60, { amount: 400 }),
    ];
    const outcomes: unknown[] = [];
    for (const part of [history.slice(0, 200), history.slice(200, 233), history.slice(233)]) {
      outcomes.push(...(await bookPoints(database, crmId, part, RUN)));
    }
    const inMemory = history.map(
      ({ booking, bookedAt }) => statement.book(booking, bookedAt) ?? 'booked',
    );
    expect(outcomes).toEqual(inMemory);
    expect(outcomes.filter((each) => each !== 'booked')).toEqual(['already-reversed']);
    const now = daysIn(500);
    statement.settle('2027-06-17');
    const summary = await points.findPoints(crmId, now);
    const pages = await pagesOf(crmId, now);
    const movements = pages.flatMap((page) => page.movements);
    expect(movements).toEqual(statement.movements.toReversed().map(shownMovement));
    expect(summary?.balance).toBe(0);
    if (summary) expect(breachesOfStatement(summary, pages, now)).toEqual([]);
  });

  it('change the points of the member’s record', async () => {
    const crmId = newMember();
    await database.doc(`members/${crmId}`).set({ loyalty_points: 7, rewardPoints: 7 });
    await bookPoints(database, crmId, [timed(0), timed(0, { points: 'tier', amount: 30 })], RUN);
    const record = await database.doc(`members/${crmId}`).get();
    const summary = await points.findPoints(crmId, daysIn(0));
    expect(record.data()).toEqual({
      loyalty_points: 100,
      rewardPoints: 30,
      loyalty_points_end_date: summary?.expiring[0]?.day ?? null,
      points_due_on: expect.stringMatching(/^2026-/),
    });
    await record.ref.delete();
  });

  it('are those of the record on every day, whichever of the two is read first', async () => {
    const { crmId } = await freshMember();
    const bookings = [
      timed(0),
      timed(1, { points: 'tier', amount: 30 }),
      timed(2, { amount: 40, pendingUntil: '2026-02-20' }),
      timed(50, { amount: 70 }),
    ];
    await bookPoints(database, crmId, bookings, RUN);
    const seen = new Set<number>();
    for (const days of [50, 51, 182, 200, 230, 240, 400, 420, 900]) {
      const record = (await findMembers(database, [crmId], daysIn(days))).get(crmId);
      const summary = await points.findPoints(crmId, daysIn(days));
      expect(record).toMatchObject({
        loyalty_points: summary?.balance,
        rewardPoints: summary?.tierPoints,
        loyalty_points_end_date: summary?.expiring[0]?.day ?? null,
      });
      seen.add(summary?.balance ?? -1);
    }
    expect([...seen]).toEqual([210, 0]);
  });

  it('do not prevent that a record is read', async () => {
    const { crmId } = await freshMember();
    await database.doc(`members/${crmId}`).update({ points_due_on: '2026-02-02' });
    await database.doc(`pointAccounts/${crmId}`).set({ balance: 'many' });
    const record = (await findMembers(database, [crmId], daysIn(1))).get(crmId);
    expect(record).toMatchObject({ id: crmId, loyalty_points: 1_240 });
  });
});
