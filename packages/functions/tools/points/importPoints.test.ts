import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_COLUMNS } from '../../src/domain/points/bookingColumns.ts';
import { openDatabase } from '../../testing/backend/database.ts';
import { testBackend } from '../../testing/backend/testBackend.ts';
import type { AddedMember } from '../../testing/members/addMember.ts';
import { freshMember } from '../../testing/members/freshMember.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const database = openDatabase();
const folder = mkdtempSync(join(tmpdir(), 'points-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

let member: AddedMember;
beforeAll(async () => {
  member = await freshMember();
});

/** Runs the command with these rows, in which `#` stands for the member's number. */
function importRows(
  rows: readonly string[],
  header: string = Object.keys(BOOKING_COLUMNS).join(','),
) {
  const file = join(folder, `${crypto.randomUUID()}.csv`);
  const text = rows.map((row) => row.replaceAll('#', member.customerNumber));
  writeFileSync(file, [header, ...text].join('\n'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [MAIN, 'import', file, '--local'],
    { env: { ...process.env, FIRESTORE_EMULATOR_HOST: testBackend().firestore }, encoding: 'utf8' },
  );
  const [exitCode, output] = [status, stdout + stderr];
  const report = / booked,/.test(output) ? readFileSync(`${file}.refused.csv`) : '';
  const lines = parse(report, { bom: true, from_line: 2, relax_column_count: true });
  return { exitCode, output, report: lines.map(([line, problem]) => `${line} ${problem}`) };
}

const EARN =
  '#,v1,2026-11-01T20:30:00Z,2026-11-02T06:00:00Z,6,earn,to-spend,120,"Dinner, and the tables",,';
const TIER = '#,t1,2026-11-01T20:30:00Z,2026-11-02T06:00:00Z,6,earn,tier,300,An evening,,';
const SPEND = '#,m1,2026-11-03T20:30:00Z,2026-11-03T20:30:00Z,6,spend,to-spend,-50,Tea for two,,';
const BACK =
  '#,r1,2026-11-04T09:00:00Z,2026-11-04T09:00:00Z,,reverse,to-spend,50,The kitchen was closed,,m1';

describe('npm run points', () => {
  it('books a file once, and changes the record', async () => {
    const first = importRows([EARN, TIER, SPEND, BACK]);
    expect(first).toMatchObject({ exitCode: 0, output: '4 booked, 0 booked before, 0 refused.\n' });
    expect(importRows([EARN, TIER, SPEND, BACK]).output).toContain('0 booked, 4 booked before');
    const record = await database.doc(`members/${member.crmId}`).get();
    expect(record.data()).toMatchObject({ loyalty_points: 120, rewardPoints: 300 });
  });

  it('reports each refused row by its line, and books the others', async () => {
    const { exitCode, output, report } = importRows([
      SPEND.replace('m1', 'm2').replace('-50', '-5000').replaceAll('11-03', '11-10'),
      EARN.replace('v1', 'end-2026-11-02-lot-age').replace('120', '1.5'),
      TIER.replace('#', 'nobody'),
      EARN.replace('v1', 'v2').replaceAll('2026-11-0', '2026-11-1'),
    ]);
    expect({ exitCode, isBooked: output.includes('1 booked, 0 booked before, 3 refused') }).toEqual(
      {
        exitCode: 1,
        isBooked: true,
      },
    );
    expect(report).toEqual([
      '2 The member has fewer points to spend.',
      expect.stringMatching(
        /^3 id: The cell needs 1 to 48 letters.* amount: The cell needs a whole number/,
      ),
      '4 customer_number: The group has no member with this number, or several.',
    ]);
  });

  it('refuses a reason that an unquoted comma cuts', async () => {
    const { customerNumber } = await freshMember();
    const row = EARN.replace('#', customerNumber).replaceAll('"', '');
    const { output, report } = importRows([row]);
    expect(output).toContain('0 booked, 0 booked before, 1 refused');
    expect(report).toEqual([expect.stringContaining('needs quotation marks')]);
  });

  it('refuses a row of the future, and books the rows after it', async () => {
    const { crmId, customerNumber } = await freshMember();
    const rows = [
      EARN,
      EARN.replace('v1', 'v2').replaceAll('2026-11-0', '2027-11-0'),
      EARN.replace('v1', 'v3').replaceAll('2026-11-0', '2026-11-1'),
    ].map((row) => row.replace('#', customerNumber));
    const { output, report } = importRows(rows);
    expect(output).toContain('2 booked, 0 booked before, 1 refused');
    expect(report).toEqual([expect.stringContaining('later than now')]);
    const record = await database.doc(`members/${crmId}`).get();
    expect(record.data()).toMatchObject({ loyalty_points: 240 });
  });

  it('refuses another booking with a known id, and names its columns', async () => {
    const { customerNumber } = await freshMember();
    const row = EARN.replace('#', customerNumber);
    importRows([row]);
    const { exitCode, report } = importRows([
      row.replace('120', '300').replaceAll('2026-11-0', '2026-11-1'),
    ]);
    expect(exitCode).toBe(1);
    expect(report).toEqual([expect.stringContaining('another happened_at, booked_at, amount')]);
  });

  it('refuses a file with other columns', async () => {
    expect(importRows([], 'customer_number,points').output).toContain(
      'The column happened_at is missing.',
    );
  });
});
