import { closeOfVenueDay, startOfVenueDay, venueDay } from '../../contract/rules/venueDay.ts';
import type { Lot, PointsAccount } from './account.ts';
import {
  daysAfter,
  type End,
  earliest,
  endOfPoints,
  endsOfAll,
  lastLotDay,
  nextDayOfYear,
} from './ends.ts';
import { endedBefore, endReason, TIER_RESTART } from './reasons.ts';
import type { PointsTerms } from './terms.ts';
import type { WorkingLedger } from './workingLedger.ts';

/** Something that the calendar does to an account. */
type Event =
  | { readonly kind: 'restart' | 'credit'; readonly day: string }
  | { readonly kind: 'end'; readonly end: End; readonly day: string };

/**
 * True if the calendar has done something since the account was last settled. What `settle` books does not depend on
 * when it runs: it books each event as if at its own time.
 */
export function isDue(account: PointsAccount, terms: PointsTerms, today: string): boolean {
  return nextEvent(account, terms, today) !== null;
}

/** The day from which the calendar changes an account: until then its numbers stay. Null if it never does. */
export function changesOn(account: PointsAccount, terms: PointsTerms): string | null {
  const event = upcomingEvent(account, terms);
  return event && dueOn(event);
}

/**
 * Books what has happened by the calendar before `today`: pending points are credited, tier points start again, and
 * points end. Afterwards every open lot can be spent today.
 * @param today `yyyy-mm-dd` at the casino
 */
export function settle(ledger: WorkingLedger, terms: PointsTerms, today: string): void {
  let event = nextEvent(ledger.account, terms, today);
  while (event !== null) {
    if (event.kind === 'end') bookEnd(ledger, terms, event.end);
    else if (event.kind === 'credit') creditPending(ledger, terms, event.day);
    else restartTier(ledger, event.day);
    advance(ledger, event.day);
    event = nextEvent(ledger.account, terms, today);
  }
  advance(ledger, today);
}

function advance(ledger: WorkingLedger, day: string): void {
  const { settledOn } = ledger.account;
  // Shorter terms end points on days that are settled already.
  if (settledOn === null || settledOn < day) ledger.account = { ...ledger.account, settledOn: day };
}

/** The earliest event that is due. */
function nextEvent(account: PointsAccount, terms: PointsTerms, today: string): Event | null {
  const event = upcomingEvent(account, terms);
  return event !== null && dueOn(event) <= today ? event : null;
}

/** At the start of a day points are credited, and at its close points end: they are gone on the next one. */
function dueOn({ kind, day }: Event): string {
  return kind === 'end' ? daysAfter(day, 1) : day;
}

/** The earliest event since the account was last settled, due or not. */
function upcomingEvent(account: PointsAccount, terms: PointsTerms): Event | null {
  const { settledOn, pending, earned } = account;
  if (settledOn === null) return null;
  const restart =
    terms.tierPeriodStartsOn === null
      ? null
      : nextDayOfYear(terms.tierPeriodStartsOn, daysAfter(settledOn, 1));
  const credit = pending[0]?.creditOn ?? null;
  const all = earliest(endsOfAll(account, terms));
  const end = earned[0] ? endOfPoints(earned[0].day, terms, all) : null;
  const starts = [
    restart !== null && { kind: 'restart' as const, day: restart },
    credit !== null && { kind: 'credit' as const, day: credit },
  ].filter((each) => each !== false);
  const start = starts.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
  const isEndFirst = end !== null && (start === undefined || end.day < start.day);
  return isEndFirst ? { kind: 'end', end, day: end.day } : (start ?? null);
}

function bookEnd(ledger: WorkingLedger, terms: PointsTerms, { day, rule }: End): void {
  const ended = ({ earnedOn }: Lot) =>
    rule !== 'lot-age' || (lastLotDay(earnedOn, terms) ?? day) <= day;
  const at = closeOfVenueDay(day);
  const { settledOn } = ledger.account;
  // Shorter terms end points on days that are settled already, of which the id can be taken.
  const suffix = settledOn !== null && settledOn > day ? `-${settledOn}` : '';
  const id = `end-${day}-${rule}${suffix}`;
  const lots = ledger.openLots().filter(ended);
  bookExpiry(ledger, lots, { id, happenedAt: at, at }, endReason(rule, terms));
}

function creditPending(ledger: WorkingLedger, terms: PointsTerms, day: string): void {
  const [first, ...pending] = ledger.account.pending;
  if (!first) return;
  const { id: pendingId, amount, earnedOn, venueId, reason } = first;
  ledger.account = { ...ledger.account, pending };
  advance(ledger, day);
  const id = `${pendingId}-credited`;
  const at = startOfVenueDay(day);
  ledger.give({ id, earnedOn }, ledger.payOwed(amount));
  ledger.record(
    {
      id,
      happenedAt: at.toISOString(),
      venueId,
      kind: 'earn',
      points: 'to-spend',
      amount,
      reason,
      pendingUntil: null,
      ...(venueDay(at) !== earnedOn && { earnedOn }),
      reverses: null,
      lots: [],
    },
    at,
  );
  endAtOnce(ledger, terms, { id: pendingId, today: day, at });
}

/**
 * Ends points that arrive after their last day: of a late booking, or returned by a reversal.
 * @param arrival the id of the movement by which they arrive, the day, and the time
 */
export function endAtOnce(
  ledger: WorkingLedger,
  terms: PointsTerms,
  { id, today, at }: { readonly id: string; readonly today: string; readonly at: Date },
): void {
  const isLate = ({ earnedOn }: Lot) => (lastLotDay(earnedOn, terms) ?? today) < today;
  const late = ledger.openLots().filter(isLate);
  const last = late.at(-1);
  const lastDay = last ? lastLotDay(last.earnedOn, terms) : null;
  if (lastDay === null) return;
  bookExpiry(
    ledger,
    late,
    { id: `${id}-ended`, happenedAt: closeOfVenueDay(lastDay), at },
    endedBefore(lastDay),
  );
}

function bookExpiry(
  ledger: WorkingLedger,
  lots: readonly Lot[],
  { id, happenedAt, at }: { readonly id: string; readonly happenedAt: Date; readonly at: Date },
  reason: string,
): void {
  const parts = ledger.takeAll(lots);
  ledger.record(
    {
      id,
      happenedAt: happenedAt.toISOString(),
      venueId: null,
      kind: 'expire',
      points: 'to-spend',
      amount: -sumAmounts(parts),
      reason,
      pendingUntil: null,
      reverses: null,
      lots: [...parts],
    },
    at,
  );
}

function restartTier(ledger: WorkingLedger, day: string): void {
  const { tierPoints } = ledger.account;
  if (tierPoints === 0) return;
  ledger.account = { ...ledger.account, tierPoints: 0 };
  const at = startOfVenueDay(day);
  ledger.record(
    {
      id: `tier-${day}`,
      happenedAt: at.toISOString(),
      venueId: null,
      kind: 'expire',
      points: 'tier',
      amount: -tierPoints,
      reason: TIER_RESTART,
      pendingUntil: null,
      reverses: null,
      lots: [],
    },
    at,
  );
}

/** The points of these parts. */
export function sumAmounts(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
