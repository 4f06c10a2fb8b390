import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { replaceFile } from './replaceFile.mjs';
import { REPORTS } from './setUp.mjs';

mkdirSync(REPORTS, { recursive: true });
const folder = mkdtempSync(join(REPORTS, 'replaceFile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'home.ts');

it('a reader of a file that is replaced reads the whole earlier text', () => {
  replaceFile(file, 'earlier');
  const reader = openSync(file, 'r');
  replaceFile(file, 'new');
  expect([readFileSync(reader, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['earlier', 'new']);
  closeSync(reader);
});

it('no other file appears in the folder', async () => {
  const seen = new Set();
  const watcher = watch(folder, (_, name) => seen.add(name));
  replaceFile(file, 'third');
  await expect.poll(() => [...seen]).toEqual(['home.ts']);
  watcher.close();
});

it('a file with the same text stays as it is', () => {
  replaceFile(file, 'same');
  const { ino } = statSync(file);
  replaceFile(file, 'same');
  expect(statSync(file).ino).toBe(ino);
});
