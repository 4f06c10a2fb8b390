import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBases } from './drawBases.mjs';
import { originsOf, parseBlame } from './history.mjs';
import { writeEntry } from './ledger.mjs';

const [first, second] = ['1'.repeat(40), '2'.repeat(40)];
const sha256 = 'a'.repeat(64);
const drawing = { width: 3, height: 20, sha256 };
const BLAME = [
  `${first} 1 1 1`,
  'author Somebody',
  'boundary',
  'filename packages/ui/visual/Badge.txt',
  `\tbadge--a 3x20 ${sha256}`,
  `${second} 2 2 1`,
  'author Somebody else',
  'filename packages/ui/visual/Badge.txt',
  `\tbadge--b 3x20 ${sha256}`,
  `${first} 2 3`,
  `\tbadge--c 3x20 ${sha256}`,
].join('\n');

describe('the origin of an entry', () => {
  it('is the commit of its line', () => {
    const origins = parseBlame(BLAME, false);
    expect(origins.get('badge--a')).toEqual({ commit: first, cutOff: false, drawing });
    expect(origins.get('badge--b')).toEqual({ commit: second, cutOff: false, drawing });
    expect(origins.get('badge--c')).toEqual({ commit: first, cutOff: false, drawing });
  });

  it('is unknown only at the end of a shallow history', () => {
    const cutOff = [...parseBlame(BLAME, true)].map(([id, origin]) => [id, origin.cutOff]);
    expect(cutOff).toEqual([
      ['badge--a', true],
      ['badge--b', false],
      ['badge--c', true],
    ]);
  });
});

describe('in a repository', () => {
  const STORY_FILE = 'packages/ui/src/Badge.stories.tsx';
  let folder;
  let whole;
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = (id, width) => {
    writeEntry(whole, STORY_FILE, id, { ...drawing, width });
    const author = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
    git('-C', whole, 'add', '-A');
    git('-C', whole, ...author, 'commit', '--quiet', '--message', `${id} ${width}`);
    return git('-C', whole, 'rev-parse', 'HEAD');
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'history-'));
    whole = join(folder, 'whole');
    git('init', '--quiet', whole);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the commit that last changed the line, and none without a commit', async () => {
    commit('badge--a', 1);
    const a = commit('badge--a', 2);
    const b = commit('badge--b', 1);
    writeEntry(whole, STORY_FILE, 'badge--c', drawing);
    const origins = await originsOf(STORY_FILE, whole);
    expect([...origins].map(([id, origin]) => [id, origin.commit])).toEqual([
      ['badge--a', a],
      ['badge--b', b],
    ]);
    expect(origins.get('badge--a').drawing.width).toBe(2);
  });

  it('is unknown in a shallow clone', async () => {
    const shallow = join(folder, 'shallow');
    git('clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, shallow);
    const origins = await originsOf(STORY_FILE, shallow);
    expect([...origins.values()].map(({ cutOff }) => cutOff)).toEqual([true, true]);
  });
});

it('drawBases draws nothing from a missing commit', async () => {
  const story = { id: 'badge--a', name: 'A', storyFile: '', commit: '0'.repeat(40) };
  const machine = { chromium: '1', system: '', vectors: '', fonts: '' };
  const bases = await drawBases([story], { env: {}, machine });
  expect(bases.get('badge--a')).toEqual({ drawing: 'unreachable', picture: '' });
});
