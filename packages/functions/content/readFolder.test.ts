import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readFolder } from './readFolder.ts';

let folder: string;
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  folder = join(root, 'mine');
  mkdirSync(join(folder, 'offers'), { recursive: true });
  mkdirSync(join(root, 'other'));
  writeFileSync(join(folder, 'offers/tea.yaml'), 'venues: all');
  writeFileSync(join(folder, 'offers/.draft.yaml'), '');
  writeFileSync(join(root, 'other/secret.yaml'), 'secret');
});

it('a folder has its files, without hidden ones', () => {
  expect(readFolder(folder)).toEqual([{ path: 'offers/tea.yaml', text: 'venues: all' }]);
});

it.each([
  ['to a folder outside', 'events', '../other'],
  ['to a file outside', 'offers/coffee.yaml', '../../other/secret.yaml'],
  ['to its own folder', 'offers/again', '..'],
  ['to nothing', 'offers/none.yaml', 'nothing.yaml'],
])('a link %s is refused', (_, path, target) => {
  symlinkSync(target, join(folder, path));
  expect(() => readFolder(folder)).toThrow(`${path} is a link to another place.`);
});
