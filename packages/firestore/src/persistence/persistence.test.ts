import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import { areFieldsIdentical } from '../values/areFieldsIdentical.ts';
import {
  array,
  boolean,
  double,
  type Fields,
  integer,
  map,
  NULL,
  string,
  timestamp,
  type Value,
} from '../values/value.ts';
import { Persistence } from './persistence.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

interface Opened {
  readonly database: Database;
  readonly clock: CommitClock;
  readonly persistence: Persistence;
}

async function open(): Promise<Opened> {
  const database = new Database();
  const clock = new CommitClock();
  return { database, clock, persistence: await Persistence.open(folder, database, clock) };
}

const document = (path: string, time: number, fields: Fields): Document => ({
  path,
  fields,
  createTime: time,
  updateTime: time,
});

function put({ database, clock }: Opened, id: string, fields: Fields): Document {
  const time = clock.commitTime();
  const put = document(`things/${id}`, time, fields);
  database.apply(new Map([[put.path, put]]), time);
  return put;
}

const numbered = (n: number): Fields => new Map([['n', integer(n)]]);
const filesOf = async (kind: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(kind));
const logPath = async (index: number) =>
  join(folder, (await filesOf('commits')).sort()[index] as string);

/** Opens the folder, reads the database, and closes the folder. */
async function reopened(): Promise<Database> {
  const { database, persistence } = await open();
  await persistence.close();
  return database;
}

const EVERY_KIND: Fields = new Map<string, Value>([
  ['null', NULL],
  ['boolean', boolean(true)],
  ['integer', integer(9_223_372_036_854_775_807n)],
  ['double', double(0.1)],
  ['nan', double(Number.NaN)],
  ['infinite', double(Number.NEGATIVE_INFINITY)],
  ['minus zero', double(-0)],
  ['timestamp', timestamp({ seconds: -5, nanos: 123_456_000 })],
  ['string', string('é\u0000😀\n"\\')],
  ['bytes', { kind: 'bytes', value: Buffer.from([0, 255]) }],
  ['reference', { kind: 'reference', value: 'projects/p/databases/(default)/documents/a/b' }],
  ['point', { kind: 'geoPoint', latitude: 1.5, longitude: -2 }],
  ['array', array([integer(1), map(new Map([['x', NULL]]))])],
  ['map', map(new Map([['a.b', array([])]]))],
]);

describe('a committed document', () => {
  test('is restored with every type of value and its times', async () => {
    const first = await open();
    const kept = put(first, 'a', EVERY_KIND);
    await first.persistence.close();
    const found = (await reopened()).get('things/a') as Document;
    expect(areFieldsIdentical(found.fields, kept.fields)).toBe(true);
    expect([found.createTime, found.updateTime]).toEqual([kept.createTime, kept.updateTime]);
  });

  test('is restored after changes, and stays deleted', async () => {
    const first = await open();
    put(first, 'a', numbered(1));
    put(first, 'b', numbered(1));
    put(first, 'a', numbered(2));
    first.database.apply(new Map([['things/b', undefined]]), first.clock.commitTime());
    await first.persistence.close();
    const database = await reopened();
    expect(database.get('things/a')?.fields).toEqual(numbered(2));
    expect(database.get('things/b')).toBeUndefined();
  });

  test('is earlier than every later commit, even if the clock goes back', async () => {
    const first = await open();
    const ahead = first.clock.commitTime() + 3_600_000_000;
    const later = document('things/a', ahead, numbered(1));
    first.database.apply(new Map([[later.path, later]]), ahead);
    await first.persistence.close();
    const second = await open();
    expect(second.clock.commitTime()).toBeGreaterThan(ahead);
    await second.persistence.close();
  });

  test('is on disk within a second', async () => {
    const first = await open();
    put(first, 'a', numbered(1));
    await expect
      .poll(async () => readFile(await logPath(0), 'utf8'), { timeout: 1_000 })
      .toContain('things/a');
    await first.persistence.close();
  });

  test('survives many starts, which leave few files', async () => {
    for (let start = 0; start < 25; start += 1) {
      const opened = await open();
      put(opened, `n${start}`, numbered(start));
      await opened.persistence.close();
    }
    expect([...(await reopened()).documents()]).toHaveLength(25);
    expect((await readdir(folder)).length).toBeLessThan(12);
  });
});

describe('a long log', () => {
  test('becomes a snapshot during further commits', async () => {
    const opened = await open();
    const padding = string('x'.repeat(50_000));
    for (let n = 0; n < 200; n += 1) {
      put(
        opened,
        `n${n % 20}`,
        new Map<string, Value>([
          ['n', integer(n)],
          ['padding', padding],
        ]),
      );
      if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await opened.persistence.close();
    expect(await filesOf('snapshot')).toHaveLength(1);
    const database = await reopened();
    const numbers = [...database.documents()].map(({ fields }) => fields.get('n'));
    expect(numbers).toHaveLength(20);
    for (const number of numbers)
      expect(Number((number as { value: bigint }).value)).toBeGreaterThan(179);
  });
});

describe('a crash', () => {
  test('in the middle of a line loses only that commit', async () => {
    const first = await open();
    put(first, 'a', numbered(1));
    put(first, 'b', numbered(2));
    await first.persistence.close();
    const log = await logPath(0);
    await truncate(log, (await readFile(log)).length - 10);
    const database = await reopened();
    expect(database.get('things/a')).toBeDefined();
    expect(database.get('things/b')).toBeUndefined();
  });

  test('in the middle of a line does not affect later logs', async () => {
    const first = await open();
    put(first, 'a', numbered(1));
    await first.persistence.close();
    await appendFile(await logPath(0), 'deadbeef {"time":1,"docu');
    const second = await open();
    put(second, 'b', numbered(2));
    await second.persistence.close();
    const database = await reopened();
    expect([...database.documents()].map(({ path }) => path)).toEqual(['things/a', 'things/b']);
  });

  test('in the middle of a snapshot recovers from the logs', async () => {
    const first = await open();
    put(first, 'a', numbered(1));
    await first.persistence.close();
    await writeFile(join(folder, 'snapshot-2.jsonl.tmp'), 'half a snap');
    expect((await reopened()).get('things/a')).toBeDefined();
    expect(await readdir(folder)).not.toContain('snapshot-2.jsonl.tmp');
  });

  test('leaves a lock that the next start ignores', async () => {
    // This number is greater than any process id.
    await writeFile(join(folder, 'lock'), '99999999');
    await expect(reopened()).resolves.toBeDefined();
  });
});

describe('an unusable folder', () => {
  test('is rejected if a line is damaged that a crash cannot have truncated', async () => {
    const first = await open();
    put(first, 'a', numbered(1));
    put(first, 'b', numbered(2));
    await first.persistence.close();
    const log = await logPath(0);
    const text = await readFile(log, 'utf8');
    await writeFile(log, text.replace('things/a', 'things/x'));
    await expect(open()).rejects.toThrow(/damaged: .*commits-1\.jsonl, line 1/);
  });

  test('is rejected while another store uses it', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow('in use by a store of this process');
    await first.persistence.close();
    await writeFile(join(folder, 'lock'), String(process.ppid));
    await expect(open()).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  test('rejects commits after it becomes unwritable, and does not apply them in memory', async () => {
    const opened = await open();
    await rm(folder, { recursive: true, force: true });
    const padding = string('x'.repeat(1_000_000));
    // The log is long enough for a snapshot, and its new file has no folder.
    for (let n = 0; n < 5; n += 1) put(opened, `n${n}`, new Map([['padding', padding]]));
    await expect
      .poll(() => {
        try {
          put(opened, 'last', numbered(1));
          return 'kept';
        } catch (error) {
          return (error as { code: string }).code;
        }
      })
      .toBe('UNAVAILABLE');
    const before = opened.database.get('things/last');
    expect(() => put(opened, 'last', numbered(2))).toThrow('can no longer be persisted');
    expect(opened.database.get('things/last')).toBe(before);
    await opened.persistence.close();
  });
});
