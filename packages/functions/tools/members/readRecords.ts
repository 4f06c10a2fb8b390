import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { StartError } from '../../local/settings/startError.ts';

/** The cells of one row, and the line in which it ends. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The comma, the semicolon of Excel in some countries, and the tab. */
const DELIMITERS = [',', ';', '\t'];

/** Characters. A longer row has a quotation mark that is not closed. */
const MAX_ROW = 20_000;

/** The beginning of a spreadsheet of Excel or LibreOffice, which is a ZIP file. */
const ZIP = 'PK\u0003\u0004';

/** Bytes that hold the first line. */
const FIRST_LINE = 4_096;

/**
 * Streams the rows of a CSV file without empty ones, the header first. Throws a `StartError` with the line
 * if the rest of the file cannot be split into rows.
 */
export async function* readRecords(file: string): AsyncGenerator<CsvRecord> {
  let line = 0;
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(file),
    info: true,
    on_record: (record, { lines }) => {
      line = lines;
      return record;
    },
    max_record_size: MAX_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  // The iteration below throws the error of either stream.
  pipeline(createReadStream(file), parser, () => undefined);
  const rows: AsyncIterable<ParsedRow> = parser;
  try {
    for await (const { record, info } of rows) yield { line: info.lines, cells: record };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StartError(
      `The file cannot be read after line ${line}: a quotation mark is not closed. Correct it and run the command again.`,
    );
  }
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE), 0, FIRST_LINE, 0);
    if (buffer.toString('latin1', 0, ZIP.length) === ZIP) {
      throw new StartError('This is a spreadsheet. Save it as "CSV UTF-8" first.');
    }
    const [first = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1);
    const count = (delimiter: string) => first.split(delimiter).length;
    return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
  } finally {
    await handle.close();
  }
}
