import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startChild } from '../../../local/child/startChild.ts';
import { edit, largeFolder, newFolder, newReader, targetOf } from './testing.fixtures.ts';
import { readPublished } from './versions.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));
const STORE = new URL('../../../testing/backend/storeProcess.ts', import.meta.url);
const VENUES = [100, 120, 139];
const EVENTS_OF_VENUE = 250;

function startPush(folder: string) {
  const child = spawn(process.execPath, [PROGRAM, 'push', folder, '--local'], { stdio: 'ignore' });
  const state = { isOver: false };
  const code = once(child, 'exit').then(([exitCode]) => {
    state.isOver = true;
    return exitCode as number | null;
  });
  return { child, code, state };
}

/** The titles of the events of three venues. Throws unless each venue has all of its events. */
async function titlesSeen(): Promise<readonly string[]> {
  const reader = newReader();
  const lists = await Promise.all(VENUES.map((id) => reader.listEvents(id, new Date())));
  for (const list of lists) expect(list).toHaveLength(EVENTS_OF_VENUE);
  return [...new Set(lists.flat().map(({ title }) => title))];
}

it('members see 10,000 events of one version while pushes are killed', {
  timeout: 240_000,
}, async () => {
  const data = newFolder();
  let store = await startChild('The document store', STORE, { args: ['0', data] });
  const { port } = store;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`;
  const folder = largeFolder('Tea');
  const { database } = targetOf(folder);
  expect(await startPush(folder).code).toBe(0);
  expect(await titlesSeen()).toEqual(['Tea']);
  const first = (await readPublished(database))?.version;

  /** The staged events with the new title, in all versions. */
  const stagedEvents = async () => {
    const { docs } = await database.collection('contentVersions').get();
    const staged = docs.find(({ id }) => id !== first);
    return staged ? (await staged.ref.collection('events').count().get()).data().count : 0;
  };
  const isPublished = async () => (await readPublished(database))?.version !== first;

  edit(folder, 'events/tea.md', 'title: Tea', 'title: Late tea');
  for (const events of [1, 2_000, 4_000, 6_000]) {
    const { child, code, state } = startPush(folder);
    while (!state.isOver && (await stagedEvents()) < events) {
      expect(await titlesSeen()).toEqual(['Tea']);
      await wait(50);
    }
    child.kill('SIGKILL');
    expect(await code).toBeNull();
    expect(await titlesSeen()).toEqual(['Tea']);
  }

  const interrupted = startPush(folder);
  await wait(700);
  await store.kill();
  expect(await interrupted.code).toBe(1);
  store = await startChild('The document store', STORE, { args: [String(port), data] });
  expect(await titlesSeen()).toEqual(['Tea']);

  const published = startPush(folder);
  while (!published.state.isOver && !(await isPublished()));
  published.child.kill('SIGKILL');
  // The program can end between its last write and the signal.
  expect([null, 0]).toContain(await published.code);
  expect(await titlesSeen()).toEqual(['Late tea']);

  edit(folder, 'events/tea.md', 'title: Late tea', 'title: Early tea');
  expect(await startPush(folder).code).toBe(0);
  expect(await titlesSeen()).toEqual(['Early tea']);
  const { docs } = await database.collection('contentVersions').get();
  const counts = docs.map(({ ref }) => ref.collection('events').count().get());
  expect((await Promise.all(counts)).map((each) => each.data().count)).toEqual([
    10_000, 10_000, 10_000,
  ]);
  await store.stop();
});
