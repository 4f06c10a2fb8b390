import { venueClock } from '@casino/functions/contract/rules/calendar.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { PointMovement } from '@casino/ui/screens/Points/Points.types.ts';

type Words = Messages['points'];

/** Excel reads UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The beginnings of a text that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns the statement as CSV (RFC 4180) for spreadsheets: one line for each movement, newest first. Times are those of
 * the casino, `yyyy-mm-dd hh:mm`.
 */
export function statementFile(words: Words, movements: readonly PointMovement[]): string {
  const { file } = words;
  const header = Object.values<string>(file.columns).map(text);
  const lines = movements.map((movement) =>
    [
      text(clock(movement.bookedAt)),
      text(clock(movement.happenedAt)),
      text(words.kinds[movement.points]),
      text(words.statement.kinds[movement.kind]),
      movement.amount,
      movement.balance ?? '',
      text(movement.venue?.name ?? ''),
      text(movement.reason),
      text(movement.pendingUntil ?? ''),
      text(movement.id),
    ].join(','),
  );
  return `${BYTE_ORDER_MARK}${[header.join(','), ...lines].join('\r\n')}\r\n`;
}

function clock(instant: string): string {
  return venueClock(instant).format('YYYY-MM-DD HH:mm');
}

/** A quoted field. An apostrophe makes a spreadsheet take a formula for a text. */
function text(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
