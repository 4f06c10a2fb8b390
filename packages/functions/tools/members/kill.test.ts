// @module-tag all
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Firestore } from '@google-cloud/firestore';
import { PassThroughClient } from 'google-auth-library';
import { afterAll, expect, test } from 'vitest';
import { type KillableChild, startChild } from '../../local/child/startChild.ts';
import { HOST, PROJECT_ID } from '../../local/settings/project.ts';
import {
  type CommitPoint,
  type PausedProgram,
  pausedProgram,
} from '../../testing/faults/pausedProgram.ts';
import { NODE_FLAGS, PROGRAM, runMembers } from './testing/runMembers.ts';
import { writeSampleFile } from './testing/sampleFile.ts';

const MEMBERS = 3_000;
const isFaulty = (index: number) => index % 10 === 3;

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

/** Starts an import, and resolves when it has paused at its nth commit of a batch of rows. */
function importUntil(when: CommitPoint['when'], nth: number): Promise<PausedProgram> {
  const args = [...NODE_FLAGS, PROGRAM, 'import', file, '--local'];
  return pausedProgram(
    args,
    { kind: 'transaction', nth, when },
    { FIRESTORE_EMULATOR_HOST: address },
  );
}

async function crashStore(): Promise<void> {
  await store.kill();
  store = await startStore(store.port);
}

test('an import whose process and store are killed loses and doubles no member and no reported row', async () => {
  await writeSampleFile(file, MEMBERS, isFaulty);

  const stored = await importUntil('after', 2);
  await stored.kill();
  expect(await countMembers()).toBe(540);

  // The store holds the locks of a killed import for a minute, but not after a crash of its own.
  const planned = await importUntil('before', 2);
  await planned.kill();
  await crashStore();
  expect(await countMembers()).toBe(810);

  const notReported = await importUntil('after', 3);
  await notReported.kill();
  expect(await countMembers()).toBe(1_620);

  const surviving = await importUntil('unanswered', 2);
  await crashStore();
  const { exitCode, output } = await surviving.resume();
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
  const lines = readFileSync(`${file}.refused.csv`, 'utf8').trim().split('\r\n').slice(1);
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
    expected.filter(isFaulty).map((index) => index + 2),
  );

  const before = docs.map((each) => each.updateTime.toMillis());
  const second = await runMembers(address, ['import', file]);
  expect(second.output).toContain('0 new, 0 changed, 2,700 unchanged, 300 refused');
  const after = (await database.collection('members').get()).docs;
  expect(after.map((each) => each.updateTime.toMillis())).toEqual(before);
  const imports = await database.collection('imports').get();
  expect(imports.docs.map((each) => each.get('finishedAt') !== null)).toEqual([true]);
}, 120_000);

test('an import that is interrupted ends after a batch, and continues', async () => {
  await writeSampleFile(file, MEMBERS + 600);
  const paused = await importUntil('before', 2);
  const { exitCode, output } = await paused.interrupt();
  expect({ exitCode, output }).toEqual({
    exitCode: 130,
    output: expect.stringContaining('Interrupted. Run the command again to continue.'),
  });
  const stored = await countMembers();
  const { output: rest } = await runMembers(address, ['import', file]);
  expect(stored).toBeLessThan(MEMBERS + 600);
  expect(await countMembers()).toBe(MEMBERS + 600);
  expect(rest).toContain('3,600 rows: ');
}, 60_000);

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
  expect(exitCode).toBe(2);
  expect(output).toContain(message);
});

test('the command says that the local backend does not run', async () => {
  const { exitCode, output } = await runMembers(`${HOST}:1`, ['import', file]);
  expect(exitCode).toBe(2);
  expect(output).toContain('Start it with "npm start"');
});
