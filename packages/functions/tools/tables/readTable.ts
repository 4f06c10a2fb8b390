import { StartError } from '../../local/settings/startError.ts';
import { type Cells, readCells } from '../../src/domain/tables/cells.ts';
import type { Columns } from '../../src/domain/tables/column.ts';
import { readHeader } from '../../src/domain/tables/header.ts';
import { type CsvRecord, openRecords } from './readRecords.ts';
import { type FileForm, REPORT_TITLES } from './report.ts';

/** A row of a table, with the cells as they are in the file. */
export interface TableRow<Name extends string> extends CsvRecord, Cells<Name> {}

/** A file of a person, of which the columns are known. */
export interface Table<Name extends string> extends FileForm {
  readonly rows: AsyncGenerator<TableRow<Name>>;
}

/**
 * Opens a table. The columns of a report of refused rows are left out, so that a corrected report can be imported.
 * @throws {StartError} for a file that is no CSV file, or has other columns
 */
export async function openTable<Name extends string>(
  file: string,
  columns: Columns<Name>,
): Promise<Table<Name>> {
  const { delimiter, rows } = await openRecords(file);
  const { value } = await rows.next();
  const first: readonly string[] = value?.cells ?? [];
  const isReport = REPORT_TITLES.every((title, index) => first[index]?.trim() === title);
  const skipped = isReport ? REPORT_TITLES.length : 0;
  const titles = first.slice(skipped);
  const header = readHeader(columns, titles);
  if ('problems' in header) throw new StartError(header.problems.join('\n'));
  const read = async function* (): AsyncGenerator<TableRow<Name>> {
    for await (const record of rows) {
      const cells = record.cells.slice(skipped);
      yield { ...record, cells, ...readCells(columns, header, cells) };
    }
  };
  return { titles, delimiter, rows: read() };
}
