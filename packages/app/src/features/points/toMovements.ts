import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { PointMovement } from '@casino/ui/screens/Points/Points.types.ts';
import type { VenueNames } from '../shared/venues/venueNames.ts';
import { type BookedMovement, movementsOf, type Pages } from './pages.ts';

/** The kinds of movements whose lots say when their points were earned. */
const TAKES: ReadonlySet<PointMovement['kind']> = new Set(['spend', 'expire']);

/** Returns the lines of the statement, newest first. A venue without a known name is left out. */
export function toMovements(pages: Pages, names: VenueNames): readonly PointMovement[] {
  const movements = movementsOf(pages);
  const byId = new Map(movements.map((movement) => [movement.id, movement]));
  return movements.map((movement) => {
    const { venueId, lots, earnedOn: creditedFrom, ...line } = movement;
    const name = venueId === null ? undefined : names.get(venueId);
    return {
      ...line,
      venue: name === undefined ? null : { id: String(venueId), name },
      earnedOn: TAKES.has(movement.kind) ? earnedOn(lots, byId) : [],
      ...(creditedFrom && { creditedFrom }),
    };
  });
}

/** Empty if a movement that earned some of the points is not loaded. */
function earnedOn(
  lots: BookedMovement['lots'],
  byId: ReadonlyMap<string, BookedMovement>,
): readonly string[] {
  const earnings = lots.map(({ lot }) => byId.get(lot));
  const days = earnings.flatMap((earning) =>
    earning ? [earning.earnedOn ?? venueDay(new Date(earning.happenedAt))] : [],
  );
  return days.length < earnings.length ? [] : [...new Set(days)].sort();
}
