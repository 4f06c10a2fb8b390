import * as z from 'zod/mini';
import { hiddenCharacter } from '../texts/hiddenCharacter.ts';
import type { Column, Columns, Value } from './column.ts';
import { type DayForm, detectDayForm, isoDay } from './days.ts';
import type { Header } from './header.ts';

/** The values of the valid cells of a row. */
export type CellValues<Name extends string> = Partial<Record<Name, Value>>;

/** A problem of a row. It does not quote the cell. */
export interface RowProblem {
  /** Null for a problem of the whole row. */
  readonly column: string | null;
  readonly reason: string;
}

/** The cells of a row: the valid values, and all problems. */
export interface Cells<Name extends string> {
  readonly values: CellValues<Name>;
  readonly problems: readonly RowProblem[];
}

/** A number that a spreadsheet has shortened, such as `4.47701E+11`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i;
/** Stands for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * Reads the cells of a row. Excel leaves out empty cells at the end of a row and adds others, so a missing cell is empty.
 * A cell after the last column is text with an unquoted delimiter: the row is refused, since every value may be in the
 * wrong column.
 */
export function readCells<Name extends string>(
  known: Columns<Name>,
  { columns, width }: Header<Name>,
  cells: readonly string[],
): Cells<Name> {
  const reason = `The row has ${cells.length} cells, and the first line has ${width}. A text that contains the character between two cells needs quotation marks.`;
  const tooMany: RowProblem = { column: null, reason };
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    return { values: {}, problems: [tooMany] };
  }
  const problems: RowProblem[] = [];
  const values: CellValues<Name> = {};
  for (const [index, { field, dayForm }] of columns.entries()) {
    const read = readCell(field, known[field], dayForm, (cells[index] ?? '').trim());
    if ('reason' in read) problems.push({ column: field, reason: read.reason });
    else values[field] = read.value;
  }
  // An unquoted delimiter moves the empty cells at the end out of the table.
  const isShifted = problems.length > 0 && cells.length > width;
  return { values, problems: isShifted ? [tooMany, ...problems] : problems };
}

function readCell(
  name: string,
  { schema, allowed, whenEmpty, isDate }: Column,
  dayForm: DayForm,
  text: string,
): { readonly value: Value } | { readonly reason: string } {
  if (text.includes(REPLACEMENT)) {
    return { reason: 'The text is not UTF-8. Save the file as "CSV UTF-8".' };
  }
  const hidden = hiddenCharacter(text);
  if (hidden) {
    return { reason: `The cell has an invisible character, ${hidden.name}. Type the text again.` };
  }
  if (text === '') {
    return whenEmpty === undefined
      ? { reason: `The cell is empty. It needs ${allowed}.` }
      : { value: whenEmpty };
  }
  const { data, success } = z.safeParse(schema, isDate ? isoDay(text, dayForm) : text);
  if (success) return { value: data };
  if (isDate)
    return { reason: `The cell needs ${allowed}, as ${dayForm}.${hintOfDay(name, dayForm, text)}` };
  const hint = SHORTENED.test(text)
    ? ' The spreadsheet has shortened it: format the column as text, and enter it again.'
    : '';
  return { reason: `The cell needs ${allowed}.${hint}` };
}

/** The form that the cell has, if the header can name it. */
function hintOfDay(name: string, dayForm: DayForm, text: string): string {
  const form = detectDayForm(text);
  if (form === null || form === dayForm) return '';
  return ` For dates as ${form}, name the column ${name} (${form}).`;
}
