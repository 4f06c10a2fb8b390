import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { confirmTarget, nameTarget } from './writeTarget.ts';

/** A database with this published content, or without one. */
function databaseWith(published: object | null): Firestore {
  const snapshot = { exists: published !== null, data: () => published };
  const document = { doc: () => ({ get: async () => snapshot }) };
  return { collection: () => document } as unknown as Firestore;
}

const publishedAt = Timestamp.fromDate(new Date('2026-11-29T14:02:00Z'));

it.each([
  [
    'this machine',
    { project: null, database: databaseWith(null) },
    'Target: the project demo-casino on this machine, at 127.0.0.1:9123, with content from before the first push.',
  ],
  [
    'a project',
    { project: 'casino', database: databaseWith({ version: '1a2b', publishedAt }) },
    'Target: the project casino, at firestore.googleapis.com, with content 1a2b since 29 November 2026, 14:02.',
  ],
])('a command names %s, its address and its content', async (_, target, line) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9123');
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await nameTarget(target);
  expect(print.mock.calls).toEqual([[line]]);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const answering = (answer: string | null) => vi.fn(async () => answer);

it('a write on this machine, and one with --yes, asks nothing', async () => {
  const ask = answering(null);
  await confirmTarget({ project: null }, false, ask);
  await confirmTarget({ project: 'casino' }, true, ask);
  expect(ask).not.toHaveBeenCalled();
});

it('a write to a project waits for its name', async () => {
  const project = 'casino';
  await confirmTarget({ project }, false, answering('casino'));
  const another = confirmTarget({ project }, false, answering('y'));
  await expect(another).rejects.toThrow('That is not casino. Nothing was changed.');
  const noTerminal = confirmTarget({ project }, false, answering(null));
  await expect(noTerminal).rejects.toThrow('or add --yes');
});
