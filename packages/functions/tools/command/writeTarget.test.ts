import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmTarget } from './writeTarget.ts';

/** A database with this published content, or without one. */
function databaseWith(published: object | null): Firestore {
  const snapshot = { exists: published !== null, data: () => published };
  const document = { doc: () => ({ get: async () => snapshot }) };
  return { collection: () => document } as unknown as Firestore;
}

const publishedAt = Timestamp.fromDate(new Date('2026-11-29T14:02:00Z'));
const CASINO = { project: 'casino', database: databaseWith({ version: '1a2b', publishedAt }) };
const answering = (answer: string | null) => vi.fn(async () => answer);

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  return () => vi.restoreAllMocks();
});

it.each([
  [
    'this machine',
    { project: null, database: databaseWith(null) },
    'Target: the project demo-casino on this machine, at 127.0.0.1:9123, with content from before the first push.',
  ],
  [
    'a project',
    CASINO,
    'Target: the project casino, at firestore.googleapis.com, with content 1a2b since 29 November 2026, 14:02.',
  ],
])('a command names %s, its address and its content', async (_, target, line) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9123');
  await confirmTarget(target, true);
  expect(printed).toEqual([line]);
  vi.unstubAllEnvs();
});

it('a write on this machine, and one with --yes, asks nothing', async () => {
  const ask = answering(null);
  await confirmTarget({ project: null, database: databaseWith(null) }, false, { ask });
  await confirmTarget(CASINO, true, { ask });
  expect(ask).not.toHaveBeenCalled();
});

it('a write to a project shows its changes, and waits for the name of the project', async () => {
  const show = vi.fn(async () => void printed.push('changes'));
  await confirmTarget(CASINO, false, { show, ask: answering('casino') });
  expect(printed).toEqual([expect.stringContaining('Target: the project casino'), 'changes']);
  const another = confirmTarget(CASINO, false, { ask: answering('y') });
  await expect(another).rejects.toThrow('That is not casino. Nothing was changed.');
  const noTerminal = confirmTarget(CASINO, false, { ask: answering(null) });
  await expect(noTerminal).rejects.toThrow('or add --yes');
});
