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
  it('reads quoted line breaks, delimiters and quotation marks', async () => {
    const rows = await read('a,b\n"one\ntwo","x, ""y"""\n3,4\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['one\ntwo', 'x, "y"'],
      ['3', '4'],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it('skips rows without a value, and keeps the lines of the others', async () => {
    expect(await read('a,b\n\n,\n1,2\n')).toMatchObject([{ line: 1 }, { line: 4 }]);
  });

  it.each([
    ['of a short file', 'a,b\n1,2\n"3,4\n5,6\n'],
    ['of a long file', `a,b\n1,2\n"3,4\n${'5,6\n'.repeat(20_000)}`],
  ])('names the last good line if a quotation mark %s is not closed', async (_, content) => {
    await expect(read(content)).rejects.toThrow('cannot be read after line 2');
  });
});
