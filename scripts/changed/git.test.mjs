import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSince } from './git.mjs';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
const upstream = join(folder, 'upstream');
const clone = join(folder, 'clone');

const AUTHOR = [
  '-c',
  'user.name=A',
  '-c',
  'user.email=a@example.test',
  '-c',
  'commit.gpgsign=false',
];

function git(cwd, ...args) {
  return execFileSync('git', [...AUTHOR, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
}

function commit(cwd, files) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'x');
}

beforeAll(() => {
  mkdirSync(upstream);
  git(upstream, 'init', '-q', '-b', 'main');
  commit(upstream, { 'kept.ts': '1', 'gone.ts': '1', 'old.ts': '1' });
  commit(upstream, { 'later.ts': '1' });
  git(folder, 'clone', '-q', upstream, clone);
  git(clone, 'checkout', '-qb', 'work');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('changesSince', () => {
  it('returns the changes since the merge base, committed or not', async () => {
    commit(clone, { 'committed.ts': '1' });
    writeFileSync(join(clone, 'kept.ts'), '2');
    writeFileSync(join(clone, 'new file.ts'), '1');
    rmSync(join(clone, 'gone.ts'));
    // Newer commits on the upstream branch are no changes of this branch.
    commit(upstream, { 'old.ts': '2' });
    git(clone, 'fetch', '-q');

    const changes = await changesSince(clone);
    expect(changes.present).toEqual(['committed.ts', 'kept.ts', 'new file.ts']);
    expect(changes.deleted).toEqual(['gone.ts']);
    expect(await changes.before('kept.ts')).toBe('1');
    expect(await changes.before('new file.ts')).toBeNull();
    expect(changes.tree.files).not.toContain('gone.ts');
  });

  it('accepts any commit', async () => {
    const { present } = await changesSince(clone, 'main~1');
    expect(present).toContain('later.ts');
  });
});

describe('changesSince explains why it cannot compare', () => {
  it('a commit that does not exist', async () => {
    await expect(changesSince(clone, 'nowhere')).rejects.toThrow(
      /^There is no commit called "nowhere" in this clone\.$/,
    );
    await expect(changesSince(clone, '--output=x')).rejects.toThrow(/^There is no commit called/);
  });

  it('no origin/main', async () => {
    await expect(changesSince(upstream)).rejects.toThrow(
      /^There is no origin\/main to compare with\. Fetch it with "git fetch origin main:/,
    );
  });

  it('a shallow clone without the merge base, or without the commit', async () => {
    const shallow = join(folder, 'shallow');
    git(folder, 'clone', '-q', '--depth', '1', '--branch', 'main', `file://${upstream}`, shallow);
    commit(upstream, { 'newer.ts': '1' });
    git(shallow, 'fetch', '-q', '--depth', '1', 'origin', 'main');
    await expect(changesSince(shallow)).rejects.toThrow(
      /^This clone is shallow and lacks the merge base with origin\/main\. Fetch the history with "git fetch --unshallow"/,
    );
    await expect(changesSince(shallow, 'HEAD~3')).rejects.toThrow(
      /^There is no commit called "HEAD~3" in this clone\. This clone is shallow:/,
    );
  });

  it('histories without a common commit', async () => {
    git(clone, 'checkout', '-q', '--orphan', 'other');
    git(clone, 'commit', '-qm', 'x');
    await expect(changesSince(clone)).rejects.toThrow(
      /^This branch and origin\/main have no commit/,
    );
  });

  it('a folder that is not a repository', async () => {
    await expect(changesSince(folder)).rejects.toThrow(
      /^Git cannot compare this folder: run "npm test"\. fatal: not a git repository/,
    );
  });
});
