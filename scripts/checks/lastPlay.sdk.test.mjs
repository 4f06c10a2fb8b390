import { startDocumentStore } from '@casino/firestore';
import { liteDatabase } from '@casino/firestore/testing/liteConnection.ts';
import { doc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../lib/setUp.mjs';

const loadStore = vi.hoisted(() => vi.fn());
vi.mock('../../packages/app/src/lib/firebase/documents.ts', () => ({
  atStore: async (request) => request(await loadStore()),
}));

const PROJECT_ID = 'demo-last-play';
const at = (day) => new Date(`2026-11-${day}T20:00:00.000Z`);

/** Plays of two games by two members. The latest play of a game is neither first nor last in this list. */
const PLAYS = [
  { userId: 'jack', gameId: 'wheel', timestamp: at(18), win: false },
  { userId: 'jack', gameId: 'wheel', timestamp: at(20), win: true, prizeName: 'Supper' },
  { userId: 'jack', gameId: 'wheel', timestamp: at(19), win: false },
  { userId: 'jack', gameId: 'cards', timestamp: at(21), win: false },
  { userId: 'queen', gameId: 'wheel', timestamp: at(22), win: false },
];

let store;
const connections = [];

/** The web SDK's database of the store, under `firestore.rules`. */
function databaseOf(who) {
  const connection = liteDatabase(`127.0.0.1:${store.port}`, PROJECT_ID, who);
  connections.push(connection);
  return connection.database;
}

beforeAll(async () => {
  store = await startDocumentStore({
    port: 0,
    projectId: PROJECT_ID,
    rulesFile: `${ROOT}/firestore.rules`,
    indexesFile: `${ROOT}/firestore.indexes.json`,
  });
  const owner = databaseOf('owner');
  const batch = writeBatch(owner);
  for (const [index, play] of PLAYS.entries()) batch.set(doc(owner, `games/play-${index}`), play);
  await batch.commit();
  loadStore.mockResolvedValue(
    databaseOf({ sub: 'jack', email_verified: true, iat: Math.floor(Date.now() / 1_000) }),
  );
});

afterAll(async () => {
  await Promise.all(connections.map(({ close }) => close()));
  await store.stop();
});

describe('§7 the query of a member’s last play', () => {
  it.each([
    ['wheel', PLAYS[1]],
    ['cards', PLAYS[3]],
  ])('§7.50 returns the member’s own latest play of that game: %s', async (gameId, play) => {
    const { readLastPlay } = await import(
      '../../packages/app/src/features/shared/games/gameDocuments.ts'
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    const last = await readLastPlay('jack', gameId);
    expect(last).toEqual({ ...play, timestamp: play.timestamp.toISOString() });
    const [[, init], ...others] = fetched.mock.calls;
    expect(JSON.parse(String(init?.body)).structuredQuery.limit).toBe(1);
    expect(others).toEqual([]);
  });

  it('returns null before the first play', async () => {
    const { readLastPlay } = await import(
      '../../packages/app/src/features/shared/games/gameDocuments.ts'
    );
    expect(await readLastPlay('jack', 'never-played')).toBeNull();
  });
});
