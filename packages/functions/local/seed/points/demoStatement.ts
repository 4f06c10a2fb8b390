import { venueInstantFrom } from '../../../src/contract/rules/calendar.ts';
import { venueOfHomeCasino } from '../../../src/contract/rules/membership.ts';
import { venueDay } from '../../../src/contract/rules/venueDay.ts';
import type { Booking } from '../../../src/domain/points/book.ts';
import { Statement } from '../../../src/domain/points/statement.ts';
import type { PointsTerms } from '../../../src/domain/points/terms.ts';
import type { SeedClock } from '../clock.ts';
import type { SeedMembership } from '../people.ts';
import { LAST_VISIT, RETURNED_MEAL, type SeedVisit, visitsOf } from './visits.ts';

/** The points of a visit of weight 1, and what the last visit earns beside them. */
interface Rates {
  readonly toSpend: number;
  readonly tier: number;
  readonly lastToSpend: number;
  readonly lastTier: number;
}

/** A booking of the demo at a time. Its points can depend on the statement. */
interface SeedEvent {
  readonly at: Date;
  readonly bookingOn: (statement: Statement) => Booking;
}

const FIRST: Rates = { toSpend: 100, tier: 100, lastToSpend: 0, lastTier: 0 };
/** The share of the points that visits earn by their weight. The last visit earns the rest. */
const SHARE = 0.97;

/**
 * Two years of a member's points, which end with the points of their record. Each visit earns points to spend and tier
 * points, some meals spend, one is given back, and the last booking is pending.
 */
export function demoStatement(
  membership: SeedMembership,
  terms: PointsTerms,
  clock: SeedClock,
): Statement {
  const first = simulate(membership, terms, clock, FIRST).account;
  const rates = {
    ...FIRST,
    toSpend: (FIRST.toSpend * SHARE * membership.loyaltyPoints) / first.balance,
    tier: (FIRST.tier * SHARE * membership.rewardPoints) / first.tierPoints,
  };
  const near = simulate(membership, terms, clock, rates).account;
  return simulate(membership, terms, clock, {
    ...rates,
    lastToSpend: membership.loyaltyPoints - near.balance,
    lastTier: membership.rewardPoints - near.tierPoints,
  });
}

function simulate(
  membership: SeedMembership,
  terms: PointsTerms,
  clock: SeedClock,
  rates: Rates,
): Statement {
  const statement = new Statement(terms);
  for (const { at, bookingOn } of eventsOf(membership, terms, clock, rates)) {
    statement.settle(venueDay(at));
    const booking = bookingOn(statement);
    const refusal = booking.amount === 0 ? null : statement.book(booking, at);
    if (refusal !== null) throw new Error(`The demo books ${booking.id}: ${refusal}.`);
  }
  statement.settle(clock.dayIn(0));
  return statement;
}

function eventsOf(
  { customerNumber, homeCasino, pointsLapseIn }: SeedMembership,
  { lotAgeDays }: PointsTerms,
  clock: SeedClock,
  rates: Rates,
): readonly SeedEvent[] {
  const firstLasting = (pointsLapseIn ?? 0) - (lotAgeDays ?? 0);
  const home = venueOfHomeCasino(homeCasino);
  const visits = visitsOf(home, Number(customerNumber.slice(-1)), firstLasting);
  const lasting = clock.dayIn(firstLasting);
  const others: SeedEvent[] = [
    {
      at: timeOn(clock, RETURNED_MEAL + 3, '11:00'),
      bookingOn: ({ movements }) => {
        const meal = `meal${RETURNED_MEAL}`;
        return {
          ...common(`returned${RETURNED_MEAL}`, timeOn(clock, RETURNED_MEAL + 3, '11:00')),
          kind: 'reverse',
          venueId: home,
          amount: -(movements.find(({ id }) => id === meal)?.amount ?? 0),
          reason: 'The kitchen closed early, so you have the points for your dinner back',
          reverses: meal,
        };
      },
    },
    {
      at: timeOn(clock, LAST_VISIT + 2, '09:00'),
      bookingOn: () => ({
        ...common('pending', timeOn(clock, LAST_VISIT, '20:30')),
        amount: Math.max(Math.round(50 * rates.toSpend), 1),
        reason: 'Double points to spend on Mondays',
        pendingUntil: clock.dayIn(4),
      }),
    },
  ];
  return [
    ...visits.flatMap((visit) => eventsOfVisit(visit, clock, rates, lasting)),
    ...others,
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** A meal is booked at once, and what a visit earns on the next morning. */
function eventsOfVisit(
  { day, venueId, reason, weight, meal }: SeedVisit,
  clock: SeedClock,
  rates: Rates,
  lasting: string,
): readonly SeedEvent[] {
  const morning = timeOn(clock, day + 1, '06:10');
  const evening = timeOn(clock, day, '20:30');
  const isLast = day === LAST_VISIT;
  const earned = (rate: number, rest: number) => Math.round(weight * rate) + (isLast ? rest : 0);
  const events: SeedEvent[] = [
    {
      at: morning,
      bookingOn: () => ({
        ...common(`visit${day}`, evening),
        venueId,
        reason,
        amount: earned(rates.toSpend, rates.lastToSpend),
      }),
    },
    {
      at: morning,
      bookingOn: () => ({
        ...common(`tier${day}`, evening),
        venueId,
        reason,
        points: 'tier',
        amount: earned(rates.tier, rates.lastTier),
      }),
    },
  ];
  if (meal !== null) {
    const at = timeOn(clock, day, '21:45');
    events.push({
      at,
      bookingOn: ({ lots }) => {
        const older = lots.filter(({ earnedOn }) => earnedOn < lasting);
        const points = older.reduce((sum, { remaining }) => sum + remaining, 0);
        const spent = { venueId, reason: meal.reason, kind: 'spend' as const };
        return { ...common(`meal${day}`, at), ...spent, amount: -Math.round(meal.share * points) };
      },
    });
  }
  return events;
}

function common(id: string, happenedAt: Date) {
  return {
    id,
    happenedAt: happenedAt.toISOString(),
    venueId: null,
    kind: 'earn' as const,
    points: 'to-spend' as const,
    pendingUntil: null,
    reverses: null,
  };
}

/** A time of day at the casino, `hh:mm`. */
function timeOn(clock: SeedClock, day: number, time: string): Date {
  return venueInstantFrom(`${clock.dayIn(day)}T${time}`);
}
