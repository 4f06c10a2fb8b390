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
 * Returns the days on which the points of each expiry and payment were earned, earliest first. Without a movement some of
 * whose earnings are not loaded.
 */
export function earningDays(
  movements: readonly StatementMovement[],
): readonly (readonly [movementId: string, days: readonly string[]])[] {
  const byId = new Map(movements.map((movement) => [movement.id, movement]));
  return movements.flatMap(({ id, kind, lots }) => {
    const earnings = lots.flatMap(({ lot }) => byId.get(lot) ?? []);
    const isKnown = TAKES.has(kind) && earnings.length === lots.length;
    return isKnown ? [[id, [...new Set(earnings.map(earnedDay))].sort()] as const] : [];
  });
}

function earnedDay({ earnedOn, happenedAt }: StatementMovement): string {
  return earnedOn ?? venueDay(new Date(happenedAt));
}
