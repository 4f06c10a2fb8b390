// @module-tag all
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startChild } from '../../../local/child/startChild.ts';
import { type CommitPoint, pausedProgram } from '../../../testing/faults/pausedProgram.ts';
import { readPublished } from '../../command/publishedVersion.ts';
import {
  dailyEvent,
  largeFolder,
  newFolder,
  newReader,
  targetOf,
  write,
} from './testing.fixtures.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));
const STORE = new URL('../../../testing/backend/storeProcess.ts', import.meta.url);
const VENUES = [100, 120, 139];
const DAYS = 50;
/** The days of 10,000 events, which exceed the limit of one commit. */
const MANY_DAYS = 250;
/** The commits of a push of `DAYS` before the one that publishes it. */
const STAGING = 12;

/** Pushes to the end. Returns the exit code. */
async function push(folder: string): Promise<number | null> {
  const args = [PROGRAM, 'push', folder, '--local'];
  const [exitCode] = await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  return exitCode;
}

const pushUntil = (folder: string, point: CommitPoint) =>
  pausedProgram([PROGRAM, 'push', folder, '--local'], point);

/** The titles of the events of three venues. Throws unless each venue has all of its events. */
async function titlesSeen(days = DAYS): Promise<readonly string[]> {
  const reader = newReader();
  const lists = await Promise.all(VENUES.map((id) => reader.listEvents(id, new Date())));
  for (const list of lists) expect(list).toHaveLength(days);
  return [...new Set(lists.flat().map(({ title }) => title))];
}

it('members see all events of one version while pushes and the store are killed', {
  timeout: 120_000,
}, async () => {
  const data = newFolder();
  let store = await startChild('The document store', STORE, { args: ['0', data] });
  const { port } = store;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const crashStore = async () => {
    await store.kill();
    store = await startChild('The document store', STORE, { args: [String(port), data] });
  };
  const folder = largeFolder('Tea', DAYS);
  const { database } = targetOf(folder);
  expect(await push(folder)).toBe(0);
  expect(await titlesSeen()).toEqual(['Tea']);
  const first = (await readPublished(database))?.version;

  write(folder, 'events/tea.md', dailyEvent('Late tea', DAYS));
  const staging: readonly CommitPoint[] = [
    { kind: 'batch', nth: 2, when: 'after' },
    { kind: 'batch', nth: STAGING / 2, when: 'before' },
    { kind: 'batch', nth: STAGING, when: 'after' },
  ];
  for (const point of staging) {
    const interrupted = await pushUntil(folder, point);
    expect(await titlesSeen()).toEqual(['Tea']);
    await interrupted.kill();
    expect(await titlesSeen()).toEqual(['Tea']);
  }

  const unpublished = await pushUntil(folder, { kind: 'transaction', nth: 1, when: 'before' });
  expect(await titlesSeen()).toEqual(['Tea']);
  await unpublished.kill();
  // The store holds the lock of a killed push for a minute, but not after a crash of its own.
  await crashStore();
  expect(await titlesSeen()).toEqual(['Tea']);

  const published = await pushUntil(folder, { kind: 'transaction', nth: 1, when: 'after' });
  expect((await readPublished(database))?.version).not.toBe(first);
  await published.kill();
  expect(await titlesSeen()).toEqual(['Late tea']);

  write(folder, 'events/tea.md', dailyEvent('Early tea', MANY_DAYS));
  const without = await pushUntil(folder, { kind: 'batch', nth: STAGING, when: 'before' });
  await crashStore();
  expect(await without.resume()).toMatchObject({ exitCode: 0 });
  expect(await titlesSeen(MANY_DAYS)).toEqual(['Early tea']);
  const { docs } = await database.collection('contentVersions').get();
  const counts = docs.map(({ ref }) => ref.collection('events').count().get());
  const events = (await Promise.all(counts)).map((each) => each.data().count);
  expect(events.toSorted((a, b) => a - b)).toEqual([2_000, 2_000, 10_000]);
  await store.stop();
});
