import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import { findFiles } from './files.ts';
import { recover } from './recovery.ts';

const KILLS = 20;
const PROJECT_ID = 'demo-kill';
const WRITER = fileURLToPath(new URL('./killedWriter.ts', import.meta.url));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-kill-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Collects the numbers that the writer prints after the store acknowledged them; complete lines only. */
function listen(writer: ChildProcess): readonly number[] {
  const acknowledged: number[] = [];
  let rest = '';
  writer.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) acknowledged.push(Number(line));
  });
  return acknowledged;
}

/** Lets a writer run for some milliseconds after its first commit, then kills it. */
async function writeAndKill(milliseconds: number) {
  const writer = spawn(process.execPath, [WRITER, folder, PROJECT_ID], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = listen(writer);
  await once(writer.stdout as NonNullable<typeof writer.stdout>, 'data');
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  writer.kill('SIGKILL');
  await once(writer, 'close');
  return acknowledged;
}

/** The numbers in a folder, read as a store reads them at its start. */
async function readNumbers(): Promise<readonly number[]> {
  const database = new Database();
  await recover(folder, await findFiles(folder), database, new CommitClock());
  return ['a', 'b'].map((id) => {
    const value = database.get(`numbers/${id}`)?.fields.get('n');
    return value?.kind === 'integer' ? Number(value.value) : 0;
  });
}

test(`is consistent after each of ${KILLS} kills during writes`, async () => {
  let before = 0;
  let snapshots = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const acknowledged = await writeAndKill(20 + ((kill * 37) % 100));
    const [a, b] = await readNumbers();
    // A commit of two documents is either complete or absent.
    expect(a).toBe(b);
    // No acknowledged commit is lost.
    expect(a).toBeGreaterThanOrEqual(acknowledged.at(-1) ?? before);
    // The next start recovers at least as much, and its first commit follows.
    expect(a).toBeGreaterThanOrEqual(before);
    expect(acknowledged[0]).toBe(before + 1);
    before = a as number;
    snapshots = Math.max(snapshots, (await findFiles(folder)).snapshot);
  }
  expect(before).toBeGreaterThan(KILLS);
  expect(snapshots).toBeGreaterThan(0);
}, 60_000);
