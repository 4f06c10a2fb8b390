import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type CsvRecord, openRecords } from './readRecords.ts';

const folder = mkdtempSync(join(tmpdir(), 'member-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const file = join(folder, 'members.csv');
  writeFileSync(file, content);
  const rows: CsvRecord[] = [];
  for await (const row of (await openRecords(file)).rows) rows.push(row);
  return rows.map(({ line, cells }) => ({ line, cells }));
}

describe('openRecords', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
    ['Excel’s semicolons and line ends', '\uFEFFa;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['quotation marks', '"a","b"\n"1","2"'],
    ['no line end after the last row', 'a,b\n1,2'],
    ['the line ends of old Macs', 'a,b\r1,2\r'],
    ['several kinds of line ends', 'a,b\r\n1,2\n'],
    ['UTF-16', Buffer.from('\uFEFFa\tb\r\n1\t2\r\n', 'utf16le')],
    [
      'UTF-16 with the other order of bytes',
      Buffer.from('\uFEFFa;b\r\n1;2\r\n', 'utf16le').swap16(),
    ],
  ])('reads a file with %s', async (_, content) => {
    expect(await read(content)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ]);
  });

  it.each([
    ['', 'sep=;\r\na;b\r\n"1";2\r\n'],
    [' after a byte order mark', '\uFEFFsep=;\r\na;b\r\n1;2\r\n'],
  ])('reads the delimiter that Excel names in the first line%s', async (_, content) => {
    expect(await read(content)).toEqual([
      { line: 2, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
    ]);
  });

  it('refuses UTF-16 without a byte order mark', async () => {
    await expect(read(Buffer.from('a;b\r\n', 'utf16le'))).rejects.toThrow('CSV UTF-8');
  });

  it('reads quoted line breaks, delimiters and quotation marks', async () => {
    const rows = await read('a,b\n"one\ntwo","x, ""y"""\n3,4\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['one\ntwo', 'x, "y"'],
      ['3', '4'],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it('refuses a spreadsheet', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004\u0014'))).rejects.toThrow('CSV UTF-8');
  });

  it('skips rows without a value, and keeps the lines of the others', async () => {
    expect(await read('a,b\n\n,\n1,2\n')).toMatchObject([{ line: 1 }, { line: 4 }]);
  });

  it('keeps rows with too few or too many cells, and single quotation marks', async () => {
    const rows = await read('a,b\n1\n1,2,3\n5" tall,2\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1'],
      ['1', '2', '3'],
      ['5" tall', '2'],
    ]);
  });

  it('marks bytes that are not UTF-8', async () => {
    const [, row] = await read(Buffer.from('a,b\nZo\xeb,2\n', 'latin1'));
    expect(row?.cells[0]).toBe('Zo\uFFFD');
  });

  it.each([
    ['of a short file', 'a,b\n1,2\n"3,4\n5,6\n'],
    ['of a long file', `a,b\n1,2\n"3,4\n${'5,6\n'.repeat(20_000)}`],
  ])('names the last good line if a quotation mark %s is not closed', async (_, content) => {
    await expect(read(content)).rejects.toThrow('cannot be read after line 2');
  });

  it('of an empty file has no rows', async () => {
    expect(await read('')).toEqual([]);
  });
});
