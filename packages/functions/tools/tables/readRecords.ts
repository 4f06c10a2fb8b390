import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { StartError } from '../../local/settings/startError.ts';

/** The cells of one row, and the line in which it ends. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
  /** The bytes of the file up to the end of the row. */
  readonly bytes: number;
}

/** The rows of a file without empty ones, the header first. */
export interface Records {
  readonly delimiter: string;
  readonly rows: AsyncGenerator<CsvRecord>;
}

/** The comma, the semicolon of Excel in some countries, and the tab. */
const DELIMITERS = [',', ';', '\t'];

/** The first line by which Excel names the delimiter. */
const NAMED_DELIMITER = /^sep=(.)\r?$/i;

/** Characters. A longer row has a quotation mark that is not closed. */
const MAX_ROW = 20_000;

/** The beginnings of spreadsheets: a ZIP file, and the format of old versions of Excel. */
const SPREADSHEETS = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0'];

/** Bytes that hold the first line. */
const FIRST_LINE = 4_096;

/**
 * Opens a CSV file in UTF-8, or in UTF-16 with a byte order mark.
 * @throws {StartError} if it is none; the rows throw one with the line if the rest cannot be split into rows
 */
export async function openRecords(file: string): Promise<Records> {
  const { first, isBigEndian } = await beginningOf(file);
  const [, named] = NAMED_DELIMITER.exec(first) ?? [];
  const count = (delimiter: string) => first.split(delimiter).length;
  const delimiter =
    named ?? DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
  return {
    delimiter,
    rows: rowsOf(file, { delimiter, isNamed: named !== undefined, isBigEndian }),
  };
}

interface Format {
  readonly delimiter: string;
  /** True if the first line names the delimiter. */
  readonly isNamed: boolean;
  readonly isBigEndian: boolean;
}

async function* rowsOf(
  file: string,
  { delimiter, isNamed, isBigEndian }: Format,
): AsyncGenerator<CsvRecord> {
  let line = 0;
  const parser = parse({
    bom: true,
    delimiter,
    from_line: isNamed ? 2 : 1,
    info: true,
    on_record: (record, { lines }) => {
      line = lines;
      return record;
    },
    max_record_size: MAX_ROW,
    // A file that several programs have written has several kinds of line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  // The iteration below throws the error of either stream.
  const source = createReadStream(file);
  if (isBigEndian) pipeline(source, swappedBytes(), parser, () => undefined);
  else pipeline(source, parser, () => undefined);
  const rows: AsyncIterable<ParsedRow> = parser;
  try {
    for await (const { record, info } of rows) {
      yield { line: info.lines, cells: record, bytes: info.bytes };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StartError(
      `The file cannot be read after line ${line}: a quotation mark is not closed. Correct it and run the command again.`,
    );
  }
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number; readonly bytes: number };
}

async function beginningOf(file: string) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE), 0, FIRST_LINE, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (SPREADSHEETS.some((each) => bytes.toString('latin1', 0, each.length) === each)) {
      throw new StartError('This is a spreadsheet. Save it as "CSV UTF-8" first.');
    }
    const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
    const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
    if (!isBigEndian && !isLittleEndian && bytes.includes(0)) {
      throw new StartError('The file is not text in UTF-8. Save it as "CSV UTF-8" first.');
    }
    const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
    const [first = ''] = new TextDecoder(encoding).decode(bytes).split(/\r?\n|\r/, 1);
    return { first, isBigEndian };
  } finally {
    await handle.close();
  }
}

/** UTF-16 in the order of bytes that the parser reads. */
function swappedBytes(): Transform {
  let odd = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const bytes = Buffer.concat([odd, chunk]);
      const even = bytes.length - (bytes.length % 2);
      odd = bytes.subarray(even);
      done(null, bytes.subarray(0, even).swap16());
    },
  });
}
