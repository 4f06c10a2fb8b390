import { type FileHandle, open, stat } from 'node:fs/promises';
import type { RowProblem } from '../../src/domain/tables/cells.ts';

/** A row that is refused, with its cells and its problems. */
export interface RefusedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problems: readonly RowProblem[];
}

/** The columns before those of the file. */
export const REPORT_TITLES = ['line', 'problem'] as const;

/** Excel reads UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The form of a file, which its report has as well. */
export interface FileForm {
  /** The first line. */
  readonly titles: readonly string[];
  readonly delimiter: string;
}

/**
 * The report of the refused rows: a CSV file with the rows as they are in the file, behind their line and their problems.
 * It can be corrected and imported. It holds the same personal data as the file.
 */
export class Report {
  readonly #handle: FileHandle;
  readonly #delimiter: string;
  #bytes: number;
  #staged = 0;
  /** Rows that are added at the same time are written one after the other. */
  #lastAdded = Promise.resolve();

  private constructor(handle: FileHandle, { delimiter }: FileForm, bytes: number) {
    this.#handle = handle;
    this.#delimiter = delimiter;
    this.#bytes = bytes;
  }

  /** A report without rows. */
  static async create(path: string, form: FileForm): Promise<Report> {
    const handle = await open(path, 'w', 0o600);
    const text = BYTE_ORDER_MARK + lineOf([...REPORT_TITLES, ...form.titles], form.delimiter);
    await handle.write(text, 0);
    return new Report(handle, form, Buffer.byteLength(text));
  }

  /** The first bytes of the report of an import that was killed; null if there are fewer. */
  static async resume(path: string, form: FileForm, bytes: number): Promise<Report | null> {
    const size = await stat(path).then(
      (file) => file.size,
      () => 0,
    );
    if (size < bytes || bytes === 0) return null;
    const handle = await open(path, 'r+');
    await handle.truncate(bytes);
    return new Report(handle, form, bytes);
  }

  /** Writes the rows of a batch in place of those since the last `commit`. Resolves to the bytes of the report. */
  async stage(rows: readonly RefusedRow[]): Promise<number> {
    const text = rows.map((row) => lineOf(reported(row), this.#delimiter)).join('');
    await this.#handle.truncate(this.#bytes);
    await this.#handle.write(text, this.#bytes);
    this.#staged = Buffer.byteLength(text);
    return this.#bytes + this.#staged;
  }

  /** Writes a row that is not staged. */
  add(row: RefusedRow): Promise<void> {
    this.#lastAdded = this.#lastAdded.then(async () => {
      await this.stage([row]);
      this.commit();
    });
    return this.#lastAdded;
  }

  /** Commits the staged rows. */
  commit(): void {
    this.#bytes += this.#staged;
    this.#staged = 0;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

function reported({ line, problems, cells }: RefusedRow): readonly string[] {
  const sentences = problems.map(({ column, reason }) =>
    column === null ? reason : `${column}: ${reason}`,
  );
  return [String(line), sentences.join(' '), ...cells];
}

function lineOf(cells: readonly string[], delimiter: string): string {
  const quoted = cells.map((cell) =>
    cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell,
  );
  return `${quoted.join(delimiter)}\r\n`;
}
