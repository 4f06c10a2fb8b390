import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { committedEntries } from './bases.mjs';
import { writeEntry } from './ledger.mjs';

const STORY_FILE = 'packages/ui/src/Badge.stories.tsx';
const entry = (width) => `${width}x20 ${'a'.repeat(64)}`;
let folder;
let whole;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(id, width) {
  writeEntry(whole, { id, storyFile: STORY_FILE }, entry(width));
  const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
  git('-C', whole, 'add', '-A');
  git('-C', whole, ...author, 'commit', '--quiet', '--message', `${id} ${width}`);
  return git('-C', whole, 'rev-parse', 'HEAD');
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bases-'));
  whole = join(folder, 'whole');
  git('init', '--quiet', whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the commit of an entry is the last that changed its line', async () => {
  const first = commit('badge--c', 1);
  commit('badge--a', 1);
  const a = commit('badge--a', 2);
  const b = commit('badge--b', 1);
  writeEntry(whole, { id: 'badge--d', storyFile: STORY_FILE }, entry(1));
  expect(await committedEntries([STORY_FILE, 'packages/ui/src/New.stories.tsx'], whole)).toEqual(
    new Map([
      ['badge--a', { commit: a, entry: entry(2) }],
      ['badge--b', { commit: b, entry: entry(1) }],
      ['badge--c', { commit: first, entry: entry(1) }],
    ]),
  );
});

it('the commit of an entry is unknown in a shallow clone', async () => {
  const shallow = join(folder, 'shallow');
  git('clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, shallow);
  await expect(committedEntries([STORY_FILE], shallow)).rejects.toThrow('git fetch --unshallow');
});

it('the commit of an entry is unknown offline in a clone without old files', async () => {
  const offline = join(folder, 'offline');
  git('-C', whole, 'config', 'uploadpack.allowFilter', 'true');
  git('clone', '--quiet', '--filter=blob:none', pathToFileURL(whole).href, offline);
  git('-C', offline, 'remote', 'set-url', 'origin', join(folder, 'none'));
  await expect(committedEntries([STORY_FILE], offline)).rejects.toThrow('--filter=blob:none');
});
