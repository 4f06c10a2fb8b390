import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { RowProblem } from '../../src/domain/memberFile/memberRow.ts';

/** The problems of one row. */
export interface RefusedRow {
  readonly line: number;
  readonly problems: readonly RowProblem[];
}

const TITLES = 'line,column,reason\n';

/**
 * The report of the refused rows: a CSV file with a line for each problem. It names lines and columns, and
 * holds no personal data.
 */
export class Report {
  readonly #handle: FileHandle;
  #bytes: number;
  #staged = 0;

  private constructor(handle: FileHandle, bytes: number) {
    this.#handle = handle;
    this.#bytes = bytes;
  }

  /** An empty report. */
  static async create(path: string): Promise<Report> {
    const handle = await open(path, 'w');
    await handle.write(TITLES, 0);
    return new Report(handle, TITLES.length);
  }

  /** The report of an import that was killed, with the problems up to a line; null if there is none. */
  static async resume(path: string, line: number): Promise<Report | null> {
    if (!existsSync(path)) return null;
    let bytes = TITLES.length;
    let isTitle = true;
    for await (const text of createInterface({ input: createReadStream(path) })) {
      if (!isTitle) {
        // A killed import can leave a part of a line.
        const [, refused] = /^(\d+),/.exec(text) ?? [];
        if (refused === undefined || Number(refused) > line) break;
        bytes += Buffer.byteLength(text) + 1;
      }
      isTitle = false;
    }
    const handle = await open(path, 'r+');
    await handle.truncate(bytes);
    return new Report(handle, bytes);
  }

  /** Writes the problems of a batch in place of those since the last `commit`. */
  async stage(rows: readonly RefusedRow[]): Promise<void> {
    const text = rows
      .flatMap(({ line, problems }) =>
        problems.map(({ column, reason }) => `${line},${column ?? ''},"${quoted(reason)}"\n`),
      )
      .join('');
    await this.#handle.truncate(this.#bytes);
    await this.#handle.write(text, this.#bytes);
    this.#staged = Buffer.byteLength(text);
  }

  /** Commits the staged problems. */
  commit(): void {
    this.#bytes += this.#staged;
    this.#staged = 0;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

function quoted(reason: string): string {
  return reason.replaceAll('"', '""');
}
