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
  readonly venueId: string | null;
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
      (venueId === null || movement.venue?.id === venueId),
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
