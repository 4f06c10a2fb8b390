// @module-tag all
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookPoints } from '../../src/adapters/firestore/points/bookPoints.ts';
import { firestorePoints } from '../../src/adapters/firestore/points/firestorePoints.ts';
import type { Booking } from '../../src/domain/points/book.ts';
import { BOOKING_COLUMNS } from '../../src/domain/points/bookingColumns.ts';
import { breachesOfStatement } from '../../src/domain/points/breaches.ts';
import { openDatabase } from '../../testing/backend/database.ts';
import { testBackend } from '../../testing/backend/testBackend.ts';
import type { AddedMember } from '../../testing/members/addMember.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { importPoints } from './importPoints.ts';
import { repair } from './repair.ts';
import { undoImport } from './undoImport.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const database = openDatabase();
const folder = mkdtempSync(join(tmpdir(), 'points-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

let member: AddedMember;
beforeAll(async () => {
  member = await freshMember();
});

/** Runs the command. */
function run(args: readonly string[]) {
  const env = { ...process.env, FIRESTORE_EMULATOR_HOST: testBackend().firestore };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args, '--local'], {
    env,
    encoding: 'utf8',
  });
  return { exitCode: status, output: stdout + stderr };
}

/** Runs the command with these rows, in which `#` stands for the member's number. */
function importRows(
  rows: readonly string[],
  { command = 'import', header = Object.keys(BOOKING_COLUMNS).join(',') } = {},
) {
  const file = join(folder, `${crypto.randomUUID()}.csv`);
  const text = rows.map((row) => row.replaceAll('#', member.customerNumber));
  writeFileSync(file, [header, ...text].join('\n'));
  const { exitCode, output } = run([command, file]);
  const name = `${file}.${command === 'import' ? 'refused' : 'check'}.csv`;
  const report = existsSync(name) ? readFileSync(name) : '';
  const lines = parse(report, { bom: true, from_line: 2, relax_column_count: true });
  return { exitCode, output, report: lines.map(([line, problem]) => `${line} ${problem}`) };
}

const EARN =
  '#,v1,2026-11-01T20:30:00Z,2026-11-02T06:00:00Z,6,earn,to-spend,120,"Dinner, and the tables",,';
const TIER = '#,t1,2026-11-01T20:30:00Z,2026-11-02T06:00:00Z,6,earn,tier,300,An evening,,';
const SPEND = '#,m1,2026-11-03T20:30:00Z,2026-11-03T20:30:00Z,6,spend,to-spend,-50,Tea for two,,';
const BACK =
  '#,r1,2026-11-04T09:00:00Z,2026-11-04T09:00:00Z,,reverse,to-spend,50,The kitchen was closed,,m1';

function earning(id: string, happenedAt: string, points: Booking['points']): Booking {
  return {
    id,
    happenedAt,
    venueId: 6,
    kind: 'earn',
    points,
    amount: 70,
    reason: 'An evening',
    pendingUntil: null,
    reverses: null,
  };
}

describe('npm run points', () => {
  it('books a file once, and changes the record', async () => {
    const first = importRows([EARN, TIER, SPEND, BACK]);
    expect(first).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^Target: .+\n4 booked, 0 booked before, 0 refused\.\n/),
    });
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
      EARN.replace('v1', 'v3').replaceAll('2026-11-0', '2027-11-0'),
      EARN.replace('120', '300'),
    ]);
    expect({ exitCode, isBooked: output.includes('1 booked, 0 booked before, 5 refused') }).toEqual(
      {
        exitCode: 1,
        isBooked: true,
      },
    );
    expect(report.toSorted()).toEqual([
      '2 The member has fewer points to spend.',
      expect.stringMatching(
        /^3 id: The cell needs 1 to 48 letters.* amount: The cell needs a whole number/,
      ),
      '4 customer_number: The group has no member with this number, or several.',
      expect.stringContaining('later than now'),
      expect.stringContaining('another amount'),
    ]);
  });

  it('checks a file as the import books it, and books nothing', async () => {
    const { crmId, customerNumber } = await freshMember();
    const rows = Array.from({ length: 130 }, (_, index) =>
      EARN.replace('v1', `v${index}`).replace('#', customerNumber),
    );
    const all = [
      ...rows,
      SPEND.replace('#', customerNumber),
      rows[0] ?? '',
      EARN.replace('#', 'x'),
    ];
    const checked = importRows(all, { command: 'check' });
    const stored = await database.collection('pointMovements').where('crmId', '==', crmId).get();
    expect(stored.empty).toBe(true);
    expect(checked.output).toContain('131 new, 1 booked before, 1 refused.');
    const booked = importRows(all);
    const withoutNames = (output: string) =>
      output.replaceAll(/^(?:Target|This is|The refused|.* booked before).*\n/gm, '');
    expect(withoutNames(booked.output)).toBe(withoutNames(checked.output));
    expect(booked.report).toEqual(checked.report);
    expect(booked.output).toMatch(/points to spend +0 +15,550 +0 +15,550\n/);
  });

  it('takes an import back as a whole, and books the corrected file with the same ids', async () => {
    const { crmId, customerNumber } = await freshMember();
    const own = [EARN, TIER, SPEND, BACK].map((row) => row.replace('#', customerNumber));
    const [, batch = ''] = /undo ([\w-]+)/.exec(importRows(own).output) ?? [];
    expect(run(['undo', batch])).toEqual({
      exitCode: 0,
      output: expect.stringMatching(
        /\n4 movements of 1 member taken back, each by a reversal\.\n$/,
      ),
    });
    const record = database.doc(`members/${crmId}`);
    expect((await record.get()).data()).toMatchObject({ loyalty_points: 0, rewardPoints: 0 });
    expect(await undoImport(batch, database, new Date())).toEqual([
      '4 movements of 1 member taken back, each by a reversal.',
    ]);
    // The reversals are booked now, so the corrected rows are, too.
    const now = new Date().toISOString();
    const late = own.map((row) => row.replace(',120,', ',90,').replace(/(Z),[^,]*/, `$1,${now}`));
    const again = importRows(late);
    expect(again.report).toEqual([]);
    expect(again.output).toContain('4 booked, 0 booked before, 0 refused.');
    expect((await record.get()).data()).toMatchObject({ loyalty_points: 90, rewardPoints: 300 });
    expect(importRows(late).output).toContain('0 booked, 4 booked before, 0 refused.');
  });

  it('refuses to take back points that were spent later, and takes back nothing', async () => {
    const { crmId, customerNumber } = await freshMember();
    const [earn, tier, spend] = [EARN, TIER, SPEND].map((row) => row.replace('#', customerNumber));
    const [, batch = ''] = /undo ([\w-]+)/.exec(importRows([earn, tier] as string[]).output) ?? [];
    importRows([spend] as string[]);
    const { exitCode, output } = run(['undo', batch]);
    expect(exitCode).toBe(2);
    expect(output).toContain(`${crmId}, v1: some of its points were spent, or ended`);
    const record = await database.doc(`members/${crmId}`).get();
    expect(record.data()).toMatchObject({ loyalty_points: 70, rewardPoints: 300 });
    expect(run(['undo', 'x']).output).toContain('There is no import of points x.');
  });

  it('repairs a statement that a booking of a wrong year has ended', async () => {
    const { crmId, customerNumber } = await freshMember();
    const bookedBy = (id: string, at: string, points: Booking['points'] = 'to-spend') =>
      bookPoints(
        database,
        crmId,
        [{ booking: earning(id, at, points), bookedAt: new Date(at) }],
        // An earlier version of the import did not compare with the clock.
        { now: new Date(at), batch: null, isDryRun: false },
      );
    await bookedBy('v1', '2026-11-02T06:00:00Z');
    await bookedBy('t1', '2026-11-02T06:00:00Z', 'tier');
    await bookedBy('v2', '2027-11-04T06:00:00Z');
    const record = database.doc(`members/${crmId}`);
    expect((await record.get()).get('loyalty_points')).toBe(70);
    const now = new Date();
    expect(await repair('', database, now)).toContain(customerNumber);
    const { output } = run(['repair', customerNumber]);
    expect(output).toContain('Points to spend: 70 before, 70 now. Tier points: 0 before, 70 now.');
    expect(output).toContain('removed  2027-11-04T06:00:00.000Z  earn  70  v2');
    const kept = await database.collection('pointRepairs').where('crmId', '==', crmId).get();
    expect(kept.docs[0]?.get('movements')).toContainEqual(expect.objectContaining({ id: 'v2' }));
    expect(await bookedBy('v2', '2026-11-04T06:00:00Z')).toMatchObject({ outcomes: ['booked'] });
    expect((await record.get()).data()).toMatchObject({ loyalty_points: 140, rewardPoints: 70 });
    const statement = firestorePoints(() => database);
    const page = await statement.findPointMovements(crmId, null, now);
    const summary = await statement.findPoints(crmId, now);
    expect(page?.movements.map(({ id }) => id)).toEqual(['v2', 't1', 'v1']);
    expect(page && summary && breachesOfStatement(summary, [page], now)).toEqual([]);
    await expect(repair(customerNumber, database, now)).rejects.toThrow('no day of the future');
  });

  it('stops with one error if the database fails for several members', async () => {
    const file = join(folder, 'failing.csv');
    const rows = Array.from({ length: 30 }, (_, index) => EARN.replace('#', `M-${index}`));
    writeFileSync(file, [Object.keys(BOOKING_COLUMNS).join(','), ...rows].join('\n'));
    const get = () => Promise.reject(new Error('The store is away.'));
    const broken = {
      collection: () => ({ where: () => ({ limit: () => ({ select: () => ({ get }) }) }) }),
    } as unknown as typeof database;
    const input = {
      file,
      reportFile: `${file}.refused.csv`,
      onRead: () => {},
      onProgress: () => {},
      signal: new AbortController().signal,
    };
    const dryRun = { now: new Date(), batch: null, isDryRun: true };
    await expect(importPoints(input, broken, dryRun)).rejects.toThrow('The store is away.');
  });
});
