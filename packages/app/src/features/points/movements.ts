import type {
  PointMovementsPage,
  StatementMovement,
} from '@casino/functions/contract/points/movements.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';

/** Returns the movements of pages, each id once. */
export function distinctMovements(
  pages: readonly PointMovementsPage[],
): readonly StatementMovement[] {
  const ids = new Set<string>();
  return pages
    .flatMap(({ movements }) => movements)
    .filter(({ id }) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew;
    });
}

/** The kinds of movements whose lots say when their points were earned. */
const TAKES: ReadonlySet<StatementMovement['kind']> = new Set(['spend', 'expire']);

/**
 * Returns the days on which the points of each expiry and payment were earned, by its id, earliest first. Without a
 * movement some of whose earnings are not loaded.
 */
export function earningDays(
  movements: readonly StatementMovement[],
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(movements.map((movement) => [movement.id, movement]));
  const days = new Map<string, readonly string[]>();
  for (const { id, kind, lots } of movements) {
    const earnings = lots.flatMap(({ lot }) => byId.get(lot) ?? []);
    if (TAKES.has(kind) && earnings.length === lots.length) {
      days.set(id, [...new Set(earnings.map(earnedDay))].sort());
    }
  }
  return days;
}

function earnedDay({ earnedOn, happenedAt }: StatementMovement): string {
  return earnedOn ?? venueDay(new Date(happenedAt));
}
