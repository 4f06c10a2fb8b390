import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { ContentRoot } from './publishedContent.ts';
import { versionCache } from './versionCache.ts';

const version = (id: string) => ({ path: `contentVersions/${id}` }) as unknown as ContentRoot;
const DATABASE = {} as unknown as Firestore;

it('reads a value of a version once, also for concurrent callers', async () => {
  const kept = versionCache();
  const read = vi.fn(async () => ['The Orrery']);
  await Promise.all([kept(version('1'), 'venues', read), kept(version('1'), 'venues', read)]);
  expect(await kept(version('1'), 'venues', read)).toEqual(['The Orrery']);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads another version when it is published, and nothing after a return to the earlier one', async () => {
  const kept = versionCache();
  const read = vi.fn(async () => []);
  for (const id of ['1', '2', '1']) await kept(version(id), 'venues', read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads the database itself each time, because no version protects it from changes', async () => {
  const kept = versionCache();
  const read = vi.fn(async () => []);
  for (let time = 0; time < 2; time += 1) await kept(DATABASE, 'venues', read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('does not keep a failure', async () => {
  const kept = versionCache();
  const failing = () => Promise.reject(new Error('down'));
  await expect(kept(version('1'), 'venues', failing)).rejects.toThrow('down');
  expect(await kept(version('1'), 'venues', async () => 'up')).toBe('up');
});

it('keeps a bounded number of values', async () => {
  const kept = versionCache();
  const read = vi.fn(async () => null);
  for (let id = 0; id <= 500; id += 1) await kept(version('1'), `venue ${id}`, read);
  await kept(version('1'), 'venue 500', read);
  expect(read).toHaveBeenCalledTimes(501);
  await kept(version('1'), 'venue 0', read);
  expect(read).toHaveBeenCalledTimes(502);
});
