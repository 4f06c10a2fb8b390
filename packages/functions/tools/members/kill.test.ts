import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, expect, test } from 'vitest';
import { type KillableChild, startChild } from '../../local/child/startChild.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import { runMembers } from './testing/runMembers.ts';
import { writeSampleFile } from './testing/sampleFile.ts';

const MEMBERS = 3_000;
const isFaulty = (index: number) => index % 10 === 3;
const VALID = MEMBERS * 0.9;

const folder = mkdtempSync(join(tmpdir(), 'member-kill-'));
const file = join(folder, 'members.csv');
const startStore = (port: number): Promise<KillableChild> =>
  startChild(
    'The document store',
    new URL('../../testing/backend/storeProcess.ts', import.meta.url),
    {
      args: [String(port), join(folder, 'documents')],
    },
  );

let store = await startStore(0);
const address = `${HOST}:${store.port}`;
const database = new Firestore({
  projectId: PROJECT_ID,
  host: address,
  ssl: false,
  authClient: new PassThroughClient(),
});

afterAll(async () => {
  await database.terminate();
  await store.stop();
  rmSync(folder, { recursive: true });
});

async function countMembers(): Promise<number> {
  return (await database.collection('members').count().get()).data().count;
}

/** Resolves when the import has stored this share of the members. */
async function imported(share: number): Promise<void> {
  while ((await countMembers()) < VALID * share) await sleep(5);
}

test('an import whose process and store are killed loses and doubles no member and no reported row', async () => {
  await writeSampleFile(file, MEMBERS, isFaulty);
  const storeKilled = imported(0.1).then(async () => {
    await store.kill();
    store = await startStore(store.port);
  });
  const kills = [storeKilled.then(() => imported(0.3)), imported(0.5), imported(0.7)];
  for (const killAt of kills) {
    expect((await runMembers(address, ['import', file], killAt)).exitCode).toBeNull();
  }
  const { exitCode, output } = await runMembers(address, ['import', file]);
  expect(exitCode).toBe(1);
  expect(output).toContain('3,000 rows: 2,700 new, 0 changed, 0 unchanged, 300 refused.');

  const { docs } = await database.collection('members').get();
  const numbers = docs.map((each) => each.get('customer_number'));
  const expected = Array.from({ length: MEMBERS }, (_, index) => index);
  expect(numbers.toSorted()).toEqual(
    expected
      .filter((index) => !isFaulty(index))
      .map((index) => `M${index}`)
      .toSorted(),
  );
  const lines = readFileSync(`${file}.refused.csv`, 'utf8').trim().split('\n').slice(1);
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
    expected.filter(isFaulty).map((index) => index + 2),
  );

  const before = docs.map((each) => each.updateTime.toMillis());
  const second = await runMembers(address, ['import', file]);
  expect(second.output).toContain('0 new, 0 changed, 2,700 unchanged, 300 refused');
  const after = (await database.collection('members').get()).docs;
  expect(after.map((each) => each.updateTime.toMillis())).toEqual(before);
  expect((await database.collection('memberImports').get()).size).toBe(0);
}, 120_000);

test('a second import of the same file at the same time is refused', async () => {
  await writeSampleFile(file, MEMBERS);
  const first = runMembers(address, ['check', file]);
  while (!existsSync(`${file}.check.csv.lock`)) await sleep(5);
  const others = await Promise.all([runMembers(address, ['check', file]), first]);
  expect(others.filter(({ output }) => output.includes('already reads this file'))).toHaveLength(1);
}, 60_000);

test.each([
  [['import'], 'npm run members -- check FILE.csv'],
  [['import', 'no-such-file.csv'], 'There is no file no-such-file.csv'],
  [['export', file], 'npm run members -- check FILE.csv'],
  [['import', file, '--project', 'casino'], 'Choose either --local or --project'],
  [['import', file, '--all'], "Unknown option '--all'"],
])('the command refuses %j', async (args, message) => {
  const { exitCode, output } = await runMembers(address, args);
  expect(exitCode).toBe(1);
  expect(output).toContain(message);
});

test('the command says that the local backend does not run', async () => {
  const { exitCode, output } = await runMembers(`${HOST}:1`, ['import', file]);
  expect(exitCode).toBe(1);
  expect(output).toContain('Start it with "npm start"');
});
