import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Document } from '../documents/document.ts';
import { snapshotFile } from './files.ts';
import { writeSnapshot } from './snapshotWriter.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-snapshot-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('an incomplete snapshot leaves no file', async () => {
  const document: Document = { path: 'things/a', fields: new Map(), createTime: 1, updateTime: 1 };
  const documents = Array.from({ length: 250 }, () => document);
  // The first lines are on disk before this document is read.
  Object.defineProperty(documents, 240, {
    get: () => {
      throw new Error('the process ended');
    },
  });
  const path = snapshotFile(folder, 1);
  await expect(writeSnapshot(path, documents, 1)).rejects.toThrow('the process ended');
  expect(await readdir(folder)).not.toContain(path.slice(folder.length + 1));

  await writeSnapshot(path, documents.slice(0, 240), 1);
  expect(await readdir(folder)).toEqual([path.slice(folder.length + 1)]);
});
