import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { type RefusedRow, Report } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-report-'));
const file = join(folder, 'report.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const FORM = { titles: ['name', 'note'], delimiter: ';' };
const CELLS = ['Zoë', ' "One; two"\nthree '];
const refused = (line: number): RefusedRow => ({
  line,
  cells: CELLS,
  problems: [
    { column: 'note', reason: 'Not "this"; please.' },
    { column: null, reason: 'Nor that.' },
  ],
});
const rows = (): readonly (readonly string[])[] =>
  parse(readFileSync(file), { bom: true, delimiter: ';' });

describe('the report of refused rows', () => {
  it('has the columns of the file behind the line and the problems', async () => {
    const report = await Report.create(file, FORM);
    await report.stage([refused(2)]);
    await report.close();
    expect(rows()).toEqual([
      ['line', 'problem', 'name', 'note'],
      ['2', 'note: Not "this"; please. Nor that.', ...CELLS],
    ]);
  });

  it('is closed to other users of the machine', async () => {
    await (await Report.create(join(folder, 'private.csv'), FORM)).close();
    expect(statSync(join(folder, 'private.csv')).mode & 0o077).toBe(0);
  });

  it('replaces the rows of a batch that is staged again', async () => {
    const report = await Report.create(file, FORM);
    await report.stage([refused(2), refused(3)]);
    await report.stage([refused(3)]);
    report.commit();
    await report.stage([refused(9)]);
    await report.close();
    expect(rows().map(([line]) => line)).toEqual(['line', '3', '9']);
  });

  it('of a killed import continues after the rows that are stored', async () => {
    const report = await Report.create(file, FORM);
    const bytes = await report.stage([refused(2)]);
    report.commit();
    await report.stage([refused(30)]);
    await report.close();
    appendFileSync(file, '1');
    const resumed = await Report.resume(file, FORM, bytes);
    await resumed?.stage([refused(31)]);
    await resumed?.close();
    expect(rows().map(([line]) => line)).toEqual(['line', '2', '31']);
  });

  it.each([
    ['is missing', join(folder, 'missing.csv')],
    ['is shorter', file],
  ])('cannot continue if the file %s', async (_, path) => {
    expect(await Report.resume(path, FORM, 1_000_000)).toBeNull();
  });
});
