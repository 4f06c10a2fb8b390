import { venueClock } from '@casino/functions/contract/rules/calendar.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { PointMovement } from '@casino/ui/screens/Points/Points.types.ts';
import { toCsv } from '../../lib/device/csv.ts';

type Words = Messages['points'];

/**
 * Returns the statement as CSV (RFC 4180) for spreadsheets: one line for each movement, newest first. Times are those of
 * the casino, `yyyy-mm-dd hh:mm`.
 */
export function statementFile(words: Words, movements: readonly PointMovement[]): string {
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
      movement.venue?.name ?? '',
      movement.reason,
      movement.pendingUntil ?? '',
      movement.id,
    ]),
  ]);
}

function clock(instant: string): string {
  return venueClock(instant).format('YYYY-MM-DD HH:mm');
}
