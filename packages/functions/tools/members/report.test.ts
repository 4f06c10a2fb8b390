import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type RefusedRow, Report } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'member-report-'));
const file = join(folder, 'report.csv');
afterAll(() => rmSync(folder, { recursive: true }));

const refused = (line: number): RefusedRow => ({
  line,
  problems: [{ column: 'email', reason: 'Not "this", please.' }],
});
const lines = () => readFileSync(file, 'utf8').trim().split('\n').slice(1);

describe('the report of refused rows', () => {
  it('replaces the rows of a batch that is staged again', async () => {
    const report = await Report.create(file);
    await report.stage([refused(2), refused(3)]);
    await report.stage([refused(3)]);
    report.commit();
    await report.stage([refused(9)]);
    await report.close();
    expect(lines()).toEqual(['3,email,"Not ""this"", please."', '9,email,"Not ""this"", please."']);
  });

  it('of a killed import continues after the last stored row', async () => {
    const report = await Report.create(file);
    await report.stage([refused(2), refused(30)]);
    await report.close();
    appendFileSync(file, '1');
    const resumed = await Report.resume(file, 20);
    await resumed?.stage([refused(31)]);
    await resumed?.close();
    expect(lines().map((line) => Number.parseInt(line, 10))).toEqual([2, 31]);
  });

  it('cannot continue if the file is missing', async () => {
    expect(await Report.resume(join(folder, 'missing.csv'), 20)).toBeNull();
  });
});
