import { inUtc } from '../../calendar/zoneClock.ts';
import type { StatementFormats } from '../../i18n/statementFormats.ts';
import type { KindOfPoints, MovementKind, PointMovement } from './Points.types.ts';

/** The movements booked in a month of the casinos' time zone. */
export interface MonthOfMovements {
  /** `2026-11` */
  readonly key: string;
  /** `November 2026` */
  readonly title: string;
  readonly movements: readonly PointMovement[];
}

/** What the statement shows; null for all. */
export interface MovementFilter {
  readonly points: KindOfPoints;
  readonly kind: MovementKind | null;
  readonly venueId: number | null;
}

/** Returns the movements that a filter selects, in their order. */
export function selected(
  movements: readonly PointMovement[],
  { points, kind, venueId }: MovementFilter,
): readonly PointMovement[] {
  return movements.filter(
    (movement) =>
      movement.points === points &&
      (kind === null || movement.kind === kind) &&
      (venueId === null || movement.venueId === venueId),
  );
}

/** Groups movements by the month in which they were booked, in their order. */
export function byMonth(
  movements: readonly PointMovement[],
  { month, monthKey }: Pick<StatementFormats, 'month' | 'monthKey'>,
): readonly MonthOfMovements[] {
  const groups = new Map<string, { title: string; movements: PointMovement[] }>();
  for (const movement of movements) {
    const key = monthKey(movement.bookedAt);
    const group = groups.get(key) ?? { title: month(movement.bookedAt), movements: [] };
    group.movements.push(movement);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/**
 * Adds the months without a movement, newest first: from the month of `until` to the oldest of these. A member can miss
 * points in them as well.
 * @param until ISO instant at which the list of movements is true
 */
export function withEmptyMonths(
  months: readonly MonthOfMovements[],
  until: string,
  { month, monthKey }: Pick<StatementFormats, 'month' | 'monthKey'>,
): readonly MonthOfMovements[] {
  const known = new Map(months.map((each) => [each.key, each]));
  const keys = [monthKey(until), ...known.keys()].sort();
  const [oldest = ''] = keys;
  const all: MonthOfMovements[] = [];
  for (let key = keys.at(-1) ?? ''; key >= oldest; key = monthBefore(key)) {
    // The middle of a month is in it in every time zone.
    const title = () => month(`${key}-15T12:00:00Z`);
    all.push(known.get(key) ?? { key, title: title(), movements: [] });
  }
  return all;
}

function monthBefore(key: string): string {
  return inUtc(`${key}-01`).subtract(1, 'month').format('YYYY-MM');
}
