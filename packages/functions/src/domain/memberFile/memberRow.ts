import * as z from 'zod/mini';
import { isOfAge } from '../../contract/rules/age.ts';
import { isKnownMembershipType, tierOf } from '../../contract/rules/membership.ts';
import { TIER_NAMES } from '../../contract/tiers.ts';
import type { Field, Value } from './columns.ts';
import { columnOf, type HeaderColumn } from './header.ts';

/** The values of one row: a field for each column of the file. */
export type RowFields = CellValues & {
  readonly customer_number: string;
  readonly home_casino: number;
};
/** The values of the valid cells of a row. */
export type CellValues = Partial<Record<Field, Value>>;

/** A problem of a row. It holds no personal data. */
export interface RowProblem {
  /** Null for a problem of the whole row. */
  readonly column: Field | null;
  readonly reason: string;
}

/** A row with its values, or all its problems. `seen` has the valid values also of an invalid row. */
export type MemberRow =
  | { readonly fields: RowFields }
  | { readonly problems: readonly RowProblem[]; readonly seen: CellValues };

/** A number that a spreadsheet has shortened, such as `4.47701E+11`. */
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i;
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** Stands for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Reads the cells of one row. `today`, `yyyy-mm-dd`, decides the age. */
export function readRow(
  columns: readonly HeaderColumn[],
  cells: readonly string[],
  today: string,
): MemberRow {
  const hasMore = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (cells.length < columns.length || hasMore) {
    const reason = `The row has ${cells.length} cells, and the first line has ${columns.length}.`;
    return { problems: [{ column: null, reason }], seen: {} };
  }
  const problems: RowProblem[] = [];
  const fields: CellValues = {};
  for (const [index, column] of columns.entries()) {
    const value = readCell(column, cells[index] ?? '');
    if ('reason' in value) problems.push({ column: column.field, reason: value.reason });
    else fields[column.field] = value.value;
  }
  problems.push(...nameType(fields), ...checkAge(fields, today));
  return problems.length > 0 ? { problems, seen: fields } : { fields: fields as RowFields };
}

function readCell({ field, isDayFirst }: HeaderColumn, cell: string) {
  const { schema, allowed, whenEmpty } = columnOf(field);
  const text = cell.trim();
  if (text.includes(REPLACEMENT)) {
    return { reason: 'The text is not UTF-8. Save the file as "CSV UTF-8".' };
  }
  if (text === '') {
    return whenEmpty === undefined
      ? { reason: `The cell is empty. It needs ${allowed}.` }
      : { value: whenEmpty };
  }
  const { data, success } = z.safeParse(schema, isDayFirst ? fromDayFirst(text) : text);
  if (success) return { value: data };
  return { reason: `The cell needs ${allowed}${hintFor({ field, isDayFirst }, text)}` };
}

/** The end of the sentence for a rejected text: how to correct it. */
function hintFor({ field, isDayFirst }: HeaderColumn, text: string): string {
  if (columnOf(field).isDate) {
    if (isDayFirst) return ', as dd/mm/yyyy.';
    return DAY_FIRST.test(text)
      ? `, as yyyy-mm-dd. For dates as dd/mm/yyyy, name the column ${field} (dd/mm/yyyy).`
      : ', as yyyy-mm-dd.';
  }
  return SHORTENED.test(text)
    ? '. The spreadsheet has shortened it: format the column as text, and enter it again.'
    : '.';
}

/** An ISO day, or a text that is none. */
function fromDayFirst(text: string): string {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined || month === undefined) return '';
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A type without a name has the name of its tier. */
function nameType(fields: CellValues): RowProblem[] {
  const { membership_type_id: type, membership_type_Name: name = '' } = fields;
  if (typeof type !== 'number' || name !== '') return [];
  if (!isKnownMembershipType(type)) {
    const reason = 'The cell is empty. A membership type without a tier needs a name.';
    return [{ column: 'membership_type_Name', reason }];
  }
  fields.membership_type_Name = TIER_NAMES[tierOf(type)];
  return [];
}

function checkAge({ date_of_birth: born }: CellValues, today: string): RowProblem[] {
  if (typeof born !== 'string' || born === '' || isOfAge(born, today)) return [];
  return [{ column: 'date_of_birth', reason: 'The member is under 18.' }];
}
