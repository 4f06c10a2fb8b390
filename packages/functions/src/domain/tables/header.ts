import type { Columns } from './column.ts';
import { DAY_FORMS, type DayForm } from './days.ts';

/** A column of one file, at its place in every row. */
export interface HeaderColumn<Name extends string> {
  readonly field: Name;
  /** The form of its days: ISO unless the header names another. */
  readonly dayForm: DayForm;
}

/** The first line of a file. */
export interface Header<Name extends string> {
  readonly columns: readonly HeaderColumn<Name>[];
  /** The cells of the line, with empty ones at the end. */
  readonly width: number;
}

const CELL = /^(.*?)\s*(?:\(\s*(dd\/mm\/yyyy|dd\.mm\.yyyy|yyyy-mm-dd)\s*\))?$/i;

/**
 * The first line of a file with these columns, in any order. Names match without case, spaces, hyphens and underscores.
 * A column of days can name their form: `Date of birth (dd/mm/yyyy)`. Empty cells at the end, which a spreadsheet adds,
 * do not count.
 * @returns the header, or the problems of the line
 */
export function readHeader<Name extends string>(
  known: Columns<Name>,
  cells: readonly string[],
): Header<Name> | { readonly problems: readonly string[] } {
  const names = Object.keys(known) as Name[];
  const problems: string[] = [];
  const columns: HeaderColumn<Name>[] = [];
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  for (const [index, cell] of cells.slice(0, last + 1).entries()) {
    const [, name = '', form] = CELL.exec(cell.trim()) ?? [];
    const field = names.find((each) => plain(each) === plain(name));
    const fault = (what: string) =>
      problems.push(`Column ${index + 1}, "${cell.trim()}", ${what}.`);
    if (field === undefined) fault('is unknown');
    else if (columns.some((each) => each.field === field)) fault('is a duplicate');
    else if (form !== undefined && !known[field].isDate) fault('holds no dates');
    else {
      const dayForm = DAY_FORMS.find((each) => each === form?.toLowerCase()) ?? 'yyyy-mm-dd';
      columns.push({ field, dayForm });
    }
  }
  for (const name of names) {
    const isMissing = !columns.some(({ field }) => field === name);
    if (isMissing && known[name].whenEmpty === undefined) {
      problems.push(`The column ${name} is missing.`);
    }
  }
  if (problems.length === 0) return { columns, width: cells.length };
  return { problems: [...problems, `The columns are: ${names.join(', ')}.`] };
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}
