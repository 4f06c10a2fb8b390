import { COLUMNS, type Column, FIELDS, type Field } from './columns.ts';

/** A column of one file, at its place in every row. */
export interface HeaderColumn {
  readonly field: Field;
  /** The format of a date: ISO unless the header names the other. */
  readonly isDayFirst: boolean;
}

/** The columns of a file in their order, or the problems of its first line. */
export type Header =
  | { readonly columns: readonly HeaderColumn[] }
  | { readonly problems: readonly string[] };

const CELL = /^(.*?)\s*(?:\(\s*(dd\/mm\/yyyy|yyyy-mm-dd)\s*\))?$/i;

/**
 * The first line of a file. Names match without case, spaces, hyphens and underscores. A date column can
 * name its format: `Date of birth (dd/mm/yyyy)`. Empty cells at the end, which a spreadsheet adds, do not count.
 */
export function readHeader(cells: readonly string[]): Header {
  const problems: string[] = [];
  const columns: HeaderColumn[] = [];
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  for (const [index, cell] of cells.slice(0, last + 1).entries()) {
    const [, name = '', format] = CELL.exec(cell.trim()) ?? [];
    const field = FIELDS.find((each) => plain(each) === plain(name));
    if (field === undefined) {
      problems.push(`Column ${index + 1}, "${cell.trim()}", is unknown.`);
    } else if (columns.some((each) => each.field === field)) {
      problems.push(`Column ${index + 1}, "${cell.trim()}", is a duplicate.`);
    } else if (format !== undefined && !columnOf(field).isDate) {
      problems.push(`Column ${index + 1}, "${cell.trim()}", holds no dates.`);
    } else {
      columns.push({ field, isDayFirst: format?.toLowerCase() === 'dd/mm/yyyy' });
    }
  }
  for (const field of FIELDS) {
    const isMissing = !columns.some((each) => each.field === field);
    if (isMissing && columnOf(field).whenEmpty === undefined) {
      problems.push(`The column ${field} is missing.`);
    }
  }
  if (problems.length === 0) return { columns };
  return { problems: [...problems, `The columns are: ${FIELDS.join(', ')}.`] };
}

/** The column of a field, with its optional parts. */
export function columnOf(field: Field): Column {
  return COLUMNS[field];
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}
