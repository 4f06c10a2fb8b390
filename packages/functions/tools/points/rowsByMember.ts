import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BookingRow } from './readPoints.ts';

/** Files for the rows of a million: each has few enough to hold in memory. */
const FILES = 256;

/** Characters that a file collects before it is written. */
const CHUNK = 32_768;

/**
 * The rows of a file by member, in the order of the file, whatever the order of members in it. They pass through temporary
 * files that only this user reads, so that the memory does not grow with their number.
 */
export class RowsByMember {
  readonly #folder = mkdtempSync(join(tmpdir(), 'points-'));
  readonly #waiting = new Map<string, string>();

  add(row: BookingRow): void {
    const file = fileOf(row.customerNumber);
    const text = `${this.#waiting.get(file) ?? ''}${JSON.stringify(row)}\n`;
    this.#waiting.set(file, text.length < CHUNK ? text : '');
    if (text.length >= CHUNK) appendFileSync(join(this.#folder, file), text);
  }

  /** The rows of each member, the first at the beginning. */
  async *groups(): AsyncGenerator<readonly BookingRow[]> {
    for (const [file, text] of this.#waiting) appendFileSync(join(this.#folder, file), text);
    this.#waiting.clear();
    for (let index = 0; index < FILES; index += 1) {
      const path = join(this.#folder, String(index));
      if (!existsSync(path)) continue;
      const byMember = new Map<string, BookingRow[]>();
      for await (const line of createInterface({ input: createReadStream(path) })) {
        const row: BookingRow = JSON.parse(line);
        const rows = byMember.get(row.customerNumber) ?? [];
        rows.push({ ...row, bookedAt: new Date(row.bookedAt) });
        byMember.set(row.customerNumber, rows);
      }
      yield* byMember.values();
    }
  }

  /** Deletes the temporary files. */
  close(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

function fileOf(customerNumber: string): string {
  return String(createHash('sha256').update(customerNumber).digest()[0]);
}
