import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import '../../../../scripts/lib/propertySeed.mjs';
import { StartError } from '../../local/settings/startError.ts';
import { BOOKING_COLUMNS, toBooking } from '../../src/domain/points/bookingColumns.ts';
import { openRecords } from './readRecords.ts';
import { openTable } from './readTable.ts';
import { Report } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-fuzz-'));
const file = join(folder, 'file.csv');
afterAll(() => rmSync(folder, { recursive: true }));

async function recordsOf(bytes: Buffer | string): Promise<readonly (readonly string[])[]> {
  writeFileSync(file, bytes);
  const found: (readonly string[])[] = [];
  for await (const { cells } of (await openRecords(file)).rows) found.push(cells);
  return found;
}

const cellOf = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '\r',
    ' ',
    "'",
    'sep=;',
    '=1+1',
    '\uFEFF',
    '1',
  ),
);

const TITLES = Object.keys(BOOKING_COLUMNS);
const TIMES = '2026-11-01T20:30:00Z,2026-11-02T06:00:00Z';
const POINTS = `${TITLES.join(',')}\n${[1, 2, 3]
  .map(
    (row) => `M-${row},v-${row},${TIMES},6,earn,to-spend,12${row},"An evening, at the tables",,\n`,
  )
  .join('')}`;

describe('a table', () => {
  it('comes out as a report has written it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(',', ';', '\t'),
        fc.array(fc.array(cellOf, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        async (delimiter, rows) => {
          const report = await Report.create(file, { titles: ['a', 'b', 'c'], delimiter });
          await report.stage(rows.map((cells, line) => ({ line, cells, problems: [] })));
          await report.close();
          const [titles, ...found] = await recordsOf(readFileSync(file));
          expect(titles).toEqual(['line', 'problem', 'a', 'b', 'c']);
          expect(found).toEqual(rows.map((cells, line) => [String(line), '', ...cells]));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of any bytes is read, or refused with a sentence', async () => {
    const bytesOf = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(text, 'utf16le')),
    );
    await fc.assert(
      fc.asyncProperty(bytesOf, async (bytes) => {
        await expectSentence(() => recordsOf(Buffer.from(bytes)));
      }),
      { numRuns: 300 },
    );
  });

  it('that is changed anywhere is refused, or each accepted row has what the file says', async () => {
    const part = fc.oneof(cellOf, fc.constantFrom('\u0000', '\u202E', '2027', '+', '-', '0'));
    await fc.assert(
      fc.asyncProperty(fc.nat(POINTS.length), fc.nat(12), part, async (at, length, text) => {
        const changed = POINTS.slice(0, at) + text + POINTS.slice(at + length);
        writeFileSync(file, changed);
        await expectSentence(async () => {
          const { titles, rows } = await openTable(file, BOOKING_COLUMNS);
          for await (const { cells, values, problems } of rows) {
            for (const { reason } of problems) expect(reason).toMatch(/^[A-Z].*\.$/);
            if (problems.length > 0) continue;
            const { reason, amount, id } = toBooking(values);
            const cell = (title: string) =>
              cells[titles.findIndex((each) => plain(each) === plain(title))]?.trim();
            expect({ reason, id }).toEqual({ reason: cell('reason'), id: cell('id') });
            expect(amount).toBe(Number(cell('amount')));
            // No word of the line is outside of the cells that are read.
            expect(cells.slice(titles.length).join('').trim()).toBe('');
          }
        });
      }),
      { numRuns: 400 },
    );
  });
});

const plain = (title: string) => title.toLowerCase().replaceAll(/[\s_-]/g, '');

async function expectSentence(use: () => Promise<unknown>): Promise<void> {
  try {
    await use();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    expect(error.message).toMatch(/^[A-Z]/);
  }
}
