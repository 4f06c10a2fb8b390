// Long because it is one table of the forms in which programs write files.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartError } from '../../local/settings/startError.ts';
import { COLUMNS } from '../../src/domain/memberFile/columns.ts';
import { checkMember, type MemberCells } from '../../src/domain/memberFile/memberRow.ts';
import { BOOKING_COLUMNS } from '../../src/domain/points/bookingColumns.ts';
import type { Columns } from '../../src/domain/tables/column.ts';
import { openTable } from './readTable.ts';

type Rows = readonly (readonly string[])[];

/** How a program writes a table. */
interface Form {
  readonly delimiter?: string;
  readonly lineEnd?: string;
  readonly encoding?: 'utf8' | 'latin1' | 'utf16le' | 'utf16be';
  readonly hasMark?: boolean;
  readonly quotes?: 'where needed' | 'everywhere' | 'nowhere';
  /** Excel leaves out the delimiters of empty last cells, in blocks of rows. */
  readonly leavesOutEmpty?: boolean;
  readonly firstLine?: string;
  readonly lastLine?: string;
  readonly hasLastLineEnd?: boolean;
}

const EXCEL_UK: Form = { lineEnd: '\r\n', hasMark: true };
const EXCEL_GERMAN: Form = { ...EXCEL_UK, delimiter: ';' };
const EXCEL_UNICODE: Form = { ...EXCEL_UK, delimiter: '\t', encoding: 'utf16le' };
const LIBREOFFICE: Form = { quotes: 'everywhere' };
const NUMBERS: Form = { lineEnd: '\r\n' };
const SHEETS: Form = { lineEnd: '\r\n', hasLastLineEnd: false };
const SAP: Form = { lineEnd: '\r\n', delimiter: '\t', encoding: 'utf16be', hasMark: true };
const NOTEPAD: Form = { lineEnd: '\r\n', hasMark: true, quotes: 'nowhere' };

/** The bytes that a program writes. */
function written(rows: Rows, form: Form): Buffer {
  const { delimiter = ',', lineEnd = '\n', encoding = 'utf8', hasMark = false } = form;
  const { quotes = 'where needed', firstLine, lastLine, hasLastLineEnd = true } = form;
  const cellOf = (cell: string) => {
    const isNeeded = cell.includes(delimiter) || /["\r\n]/.test(cell);
    const isQuoted = quotes === 'everywhere' || (quotes === 'where needed' && isNeeded);
    return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  const lineOf = (cells: readonly string[]) => {
    const last = form.leavesOutEmpty ? cells.findLastIndex((cell) => cell !== '') + 1 : undefined;
    return cells.slice(0, last).map(cellOf).join(delimiter);
  };
  const lines = [firstLine, ...rows.map(lineOf), lastLine].filter((line) => line !== undefined);
  const text = `${hasMark ? '\uFEFF' : ''}${lines.join(lineEnd)}${hasLastLineEnd ? lineEnd : ''}`;
  if (encoding !== 'utf16be') return Buffer.from(text, encoding);
  return Buffer.from(text, 'utf16le').swap16();
}

const MEMBER_TITLES = [
  'customer_number',
  'first_name',
  'last_name',
  'home_casino',
  'date_of_birth',
  'membership_type_Name',
  'email',
  'phone_mobile',
  'tierPoints',
];
const ZOE = [
  'M-1',
  'Zoë',
  'Sample',
  '6',
  '1984-06-15',
  'Gold',
  'zoe@demo.test',
  '07700 900123',
  '1200',
];
const MAX = ['M-2', 'Max', 'Müller', '9', '1970-01-31', 'Jack', 'max@demo.test', '', ''];
const MEMBERS = [MEMBER_TITLES, ZOE, MAX];

const POINT_TITLES = Object.keys(BOOKING_COLUMNS);
const TIMES = ['2026-11-01T20:30:00Z', '2026-11-02T06:00:00Z'];
const EARN = [
  'M-1',
  'v-1',
  ...TIMES,
  '6',
  'earn',
  'to-spend',
  '120',
  'An evening, at the tables',
  '',
  '',
];
const SPEND = ['M-1', 'm-1', ...TIMES, '', 'spend', 'to-spend', '-50', 'Tea for “two”', '', ''];
const POINTS = [POINT_TITLES, EARN, SPEND];

/** These rows with another value in a column. */
function withCell(rows: Rows, title: string, value: string, row = 1): Rows {
  const index = rows[0]?.indexOf(title) ?? -1;
  return rows.map((cells, at) => (at === row ? cells.with(index, value) : cells));
}
const withTitle = (rows: Rows, title: string, other: string) => withCell(rows, title, other, 0);
const padded = (rows: Rows, cells: readonly string[]) => rows.map((row) => [...row, ...cells]);
/** The members with days as a spreadsheet shows them, and the title of their column. */
const withDays = (title: string, zoe: string, max: string) =>
  withTitle(
    withCell(withCell(MEMBERS, 'date_of_birth', zoe), 'date_of_birth', max, 2),
    'date_of_birth',
    title,
  );

const folder = mkdtempSync(join(tmpdir(), 'shapes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The values of all rows, or the first sentence of a refusal. */
async function read(bytes: Buffer): Promise<readonly MemberCells[] | string> {
  const file = join(folder, 'file.csv');
  writeFileSync(file, bytes);
  const isOfPoints = bytes.toString('latin1').replaceAll('\0', '').includes('booked_at');
  try {
    const columns: Columns<string> = isOfPoints ? BOOKING_COLUMNS : COLUMNS;
    const values: MemberCells[] = [];
    for await (const row of (await openTable(file, columns)).rows) {
      const own = isOfPoints ? [] : checkMember(row.values, '2026-11-28');
      const [problem] = [...row.problems, ...own];
      if (problem) return `${problem.column}: ${problem.reason}`;
      values.push(row.values);
    }
    return values;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message;
  }
}

describe('a table', () => {
  it.each<[string, Rows, Form, Rows]>([
    ['Excel, UK', MEMBERS, EXCEL_UK, MEMBERS],
    [
      'Excel, UK, without the delimiters of empty last columns',
      MEMBERS,
      { ...EXCEL_UK, leavesOutEmpty: true },
      MEMBERS,
    ],
    ['Excel, UK, with empty columns at the end', padded(MEMBERS, ['', '']), EXCEL_UK, MEMBERS],
    [
      'Excel, UK, with days as it shows them',
      withDays('Date of birth (dd/mm/yyyy)', '15/06/1984', '31/1/1970'),
      EXCEL_UK,
      MEMBERS,
    ],
    ['Excel, German', MEMBERS, EXCEL_GERMAN, MEMBERS],
    [
      'Excel, German, with the delimiter in the first line',
      MEMBERS,
      { ...EXCEL_GERMAN, firstLine: 'sep=;' },
      MEMBERS,
    ],
    [
      'Excel, German, with days as it shows them',
      withDays('date_of_birth (dd.mm.yyyy)', '15.06.1984', '31.01.1970'),
      EXCEL_GERMAN,
      MEMBERS,
    ],
    ['Excel, as Unicode text', MEMBERS, EXCEL_UNICODE, MEMBERS],
    ['Excel on an old Mac', MEMBERS, { lineEnd: '\r', delimiter: ';' }, MEMBERS],
    ['LibreOffice', MEMBERS, LIBREOFFICE, MEMBERS],
    ['LibreOffice, with tabs', MEMBERS, { ...LIBREOFFICE, delimiter: '\t' }, MEMBERS],
    ['Numbers', MEMBERS, NUMBERS, MEMBERS],
    ['Google Sheets', MEMBERS, SHEETS, MEMBERS],
    [
      'Google Sheets, with empty rows',
      [...MEMBERS, MAX.map(() => ''), MAX.map(() => '')],
      SHEETS,
      MEMBERS,
    ],
    ['Google Sheets, points with a plus sign', withCell(POINTS, 'amount', '+120'), SHEETS, POINTS],
    [
      'Google Sheets, points with a minus sign',
      withCell(POINTS, 'amount', '\u221250', 2),
      SHEETS,
      POINTS,
    ],
    ['SAP', MEMBERS, SAP, MEMBERS],
    [
      'SAP, with a delimiter at the end of each row',
      padded(MEMBERS, ['']),
      { delimiter: ';', hasMark: true },
      MEMBERS,
    ],
    ['Notepad', MEMBERS, NOTEPAD, MEMBERS],
    ['Notepad, in UTF-16', MEMBERS, { ...NOTEPAD, encoding: 'utf16be' }, MEMBERS],
    [
      'Notepad, with a row of another system',
      MEMBERS,
      { ...NOTEPAD, lastLine: 'M-3,Amy,Sample,6,1980-01-01,,amy@demo.test\n\n' },
      [...MEMBERS, ['M-3', 'Amy', 'Sample', '6', '1980-01-01', '', 'amy@demo.test', '', '']],
    ],
  ])('of %s is read', async (_, rows, form, meant) => {
    const values = await read(written(rows, form));
    expect(values).toEqual(await read(written(meant, {})));
    expect(values).toHaveLength(meant.length - 1);
  });

  it.each<[string, Buffer, string]>([
    [
      'Excel, in the encoding of Windows',
      written(MEMBERS, { ...EXCEL_UK, hasMark: false, encoding: 'latin1' }),
      'first_name: The text is not UTF-8. Save the file as "CSV UTF-8".',
    ],
    [
      'Excel, as a workbook',
      Buffer.from('PK\u0003\u0004\u0014\0\u0006'),
      'This is a spreadsheet. Save it as "CSV UTF-8" first.',
    ],
    [
      'Excel, as a workbook of an old version',
      Buffer.from('\u00D0\u00CF\u0011\u00E0\u00A1', 'latin1'),
      'This is a spreadsheet.',
    ],
    [
      'Excel, points with its form of a time',
      written(withCell(POINTS, 'booked_at', '02/11/2026 06:00'), EXCEL_UK),
      'booked_at: The cell needs a time with its offset, such as 2026-11-21T20:30:00Z.',
    ],
    [
      'Notepad, with a comma in a reason',
      written(POINTS, NOTEPAD),
      'null: The row has 12 cells, and the first line has 11. A text that contains the character between two cells needs quotation marks.',
    ],
    [
      'Notepad, with a comma in the reason, which is last',
      written(
        POINTS.map((cells) => cells.slice(0, -2)),
        NOTEPAD,
      ),
      'null: The row has 10 cells, and the first line has 9.',
    ],
    [
      'Notepad, with an open quotation mark',
      written(withCell(MEMBERS, 'last_name', '"Sample'), NOTEPAD),
      'a quotation mark is not closed',
    ],
    [
      'Notepad, in UTF-16 without a mark',
      written(MEMBERS, { ...NOTEPAD, hasMark: false, encoding: 'utf16le' }),
      'The file is not text in UTF-8.',
    ],
    [
      'SAP, with a sign behind the number',
      written(withCell(POINTS, 'amount', '120-'), SAP),
      'amount: The cell needs a whole number of points',
    ],
  ])('of %s is refused with a sentence', async (_, bytes, sentence) => {
    expect(await read(bytes)).toContain(sentence);
  });
});
