import type { RuleId } from '../../contract/http/rules/rules.ts';
import type { PointMovement } from '../../contract/points/movements.ts';
import type { PointsSummary } from '../../contract/points/summary.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import type { ServicePage } from '../ports/points.ts';
import { compareTexts } from './account.ts';
import { MAX_POINTS } from './book.ts';
import { sumAmounts } from './settle.ts';

/**
 * Why the parts of a statement contradict each other, with the rule of the contract that the group breaks. The codes are
 * logged, so they name no member and no value.
 */
export const POINTS_BREACHES = {
  'negative-lot': 'M-52',
  'ended-lot': 'M-52',
  'balance-of-lots': 'M-53',
  'negative-pending': 'M-54',
  'date-in-future': 'M-55',
  'too-many-points': 'M-56',
  'not-sorted': 'M-57',
  'page-sum': 'M-58',
  'pages-apart': 'M-59',
  'summary-apart': 'M-60',
  'lots-of-movement': 'M-61',
  'lot-overdrawn': 'M-62',
  'repeated-id': 'G-07',
  'cursor-loops': 'G-08',
} as const satisfies Readonly<Record<string, RuleId>>;
export type PointsBreach = keyof typeof POINTS_BREACHES;

/** Where a page ended: what the next page continues. */
export interface PageEnd {
  readonly bookedAt: string;
  readonly id: string;
  readonly opening: number | null;
}

/** The clocks of two systems differ by less, in minutes. */
const CLOCK_MINUTES = 5;

/** The breaches of a summary. None if it adds up. */
export function breachesOfSummary(summary: PointsSummary, now: Date): readonly PointsBreach[] {
  const { asOf, balance, tierPoints, pending, expiring, rules } = summary;
  const ending = expiring.reduce((sum, { points }) => sum + points, 0);
  const held = Math.max(balance, 0);
  const isWhole = rules.some(({ day }) => day !== null);
  const asOfDay = venueDay(new Date(asOf));
  const days = [asOfDay, ...expiring.map(({ day }) => day)];
  return present({
    'balance-of-lots': isWhole ? ending !== held : ending > held,
    'negative-lot': expiring.some(({ points }) => points < 1),
    'ended-lot': days.some((day, index) => index > 0 && day < (days[index - 1] ?? day)),
    'negative-pending': pending < 0,
    'date-in-future': isFuture(asOf, now),
    'too-many-points': [balance, tierPoints, pending, ending].some(isTooMany),
  });
}

/**
 * The breaches of a page. None if it adds up.
 * @param previous the end of the page before; null for the first page
 */
export function breachesOfPage(
  page: ServicePage,
  previous: PageEnd | null,
  now: Date,
): readonly PointsBreach[] {
  const { movements, opening, closing, next } = page;
  const [newest] = movements;
  const isRepeated = newest !== undefined && previous !== null && !isOlder(newest, previous);
  const ids = new Set(movements.map(({ id }) => id));
  return present({
    'page-sum':
      opening !== null &&
      closing !== null &&
      opening + sumAmounts(movements.filter(isInBalance)) !== closing,
    'pages-apart':
      previous !== null &&
      previous.opening !== null &&
      closing !== null &&
      previous.opening !== closing,
    'not-sorted': movements.some((each, index) => {
      const before = movements[index - 1];
      return before !== undefined && each.id !== before.id && !isOlder(each, before);
    }),
    'repeated-id': ids.size < movements.length,
    'cursor-loops': isRepeated || (newest === undefined && next !== null),
    'date-in-future': movements.some(
      ({ happenedAt, bookedAt }) => isFuture(happenedAt, now) || isFuture(bookedAt, now),
    ),
    'too-many-points': [opening ?? 0, closing ?? 0, ...movements.map(({ amount }) => amount)].some(
      isTooMany,
    ),
    'lots-of-movement': movements.some(hasWrongLots),
  });
}

/** The breaches of a whole statement: of its parts, and between them. */
export function breachesOfStatement(
  summary: PointsSummary,
  pages: readonly ServicePage[],
  now: Date,
): readonly PointsBreach[] {
  const ofPages = pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return breachesOfPage(page, before ? endOfPage(before) : null, now);
  });
  const movements = pages.flatMap((page) => page.movements);
  const closing = pages[0]?.closing ?? null;
  const between = present({
    'summary-apart': closing !== null && closing !== summary.balance,
    'repeated-id': new Set(movements.map(({ id }) => id)).size < movements.length,
    // Without the oldest page, the earnings of some lots are unknown.
    'lot-overdrawn': pages.at(-1)?.next === null && isOverdrawn(movements),
  });
  return [...new Set([...breachesOfSummary(summary, now), ...ofPages, ...between])];
}

/** The end of a page that has movements; null for an empty one. */
export function endOfPage({ movements, opening }: ServicePage): PageEnd | null {
  const oldest = movements.at(-1);
  return oldest ? { bookedAt: oldest.bookedAt, id: oldest.id, opening } : null;
}

/** True for a movement that is part of the points to spend. */
export function isInBalance({ points, pendingUntil }: PointMovement): boolean {
  return points === 'to-spend' && pendingUntil === null;
}

function hasWrongLots({ amount, lots }: PointMovement): boolean {
  const names = new Set(lots.map(({ lot }) => lot));
  const isNone = lots.some((part) => part.amount < 1);
  return isNone || names.size < lots.length || sumAmounts(lots) > Math.abs(amount);
}

function isOverdrawn(movements: readonly PointMovement[]): boolean {
  const left = new Map<string, number>();
  const add = (lot: string, points: number) => left.set(lot, (left.get(lot) ?? 0) + points);
  const oldestFirst = movements.filter(isInBalance).toSorted((a, b) => (isOlder(a, b) ? -1 : 1));
  for (const { id, amount, lots, kind } of oldestFirst) {
    // Points that return to no lot are a lot of their own.
    if (amount > 0) add(id, amount - (kind === 'reverse' ? sumAmounts(lots) : 0));
    for (const part of lots) add(part.lot, Math.sign(amount) * part.amount);
    if (lots.some(({ lot }) => (left.get(lot) ?? 0) < 0)) return true;
  }
  return false;
}

function isOlder(
  movement: Pick<PointMovement, 'bookedAt' | 'id'>,
  than: Pick<PointMovement, 'bookedAt' | 'id'>,
): boolean {
  const [time, other] = [Date.parse(movement.bookedAt), Date.parse(than.bookedAt)];
  return time === other ? compareTexts(movement.id, than.id) < 0 : time < other;
}

function isFuture(instant: string, now: Date): boolean {
  return inUtc(instant).isAfter(inUtc(now).add(CLOCK_MINUTES, 'minute'));
}

function isTooMany(points: number): boolean {
  return Math.abs(points) > MAX_POINTS;
}

function present(found: Partial<Record<PointsBreach, boolean>>): readonly PointsBreach[] {
  return (Object.keys(found) as PointsBreach[]).filter((breach) => found[breach]);
}
