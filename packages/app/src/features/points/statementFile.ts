import type { StatementMovement } from '@casino/functions/contract/points/movements.ts';
import { venueClock } from '@casino/functions/contract/rules/calendar.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import { toCsv } from '../../lib/device/csv.ts';
import type { VenueNames } from '../shared/venues/venueNames.ts';

type Words = Messages['points'];

/**
 * Returns the statement as CSV (RFC 4180) for spreadsheets: one line for each movement, newest first. Times are those of
 * the casino, `yyyy-mm-dd hh:mm`.
 */
export function statementFile(
  words: Words,
  movements: readonly StatementMovement[],
  venueNames: VenueNames,
): string {
  const { file } = words;
  return toCsv([
    Object.values<string>(file.columns),
    ...movements.map((movement) => [
      clock(movement.bookedAt),
      clock(movement.happenedAt),
      words.kinds[movement.points],
      words.statement.kinds[movement.kind],
      movement.amount,
      movement.balance,
      venueName(movement, venueNames),
      movement.reason,
      movement.pendingUntil ?? '',
      movement.id,
    ]),
  ]);
}

function venueName({ venueId }: StatementMovement, names: VenueNames): string {
  return venueId === null ? '' : (names.get(venueId) ?? '');
}

function clock(instant: string): string {
  return venueClock(instant).format('YYYY-MM-DD HH:mm');
}
