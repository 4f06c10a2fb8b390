import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './setUp.mjs';

const execute = promisify(execFile);

/** What git prints, without the line's end. */
export async function git(...args) {
  const { stdout } = await execute('git', args, { cwd: ROOT });
  return stdout.trim();
}

/**
 * Runs `body` in a checkout of `commit` of its own, with the dependencies that are installed here, and
 * removes the checkout whatever happens.
 * @template T
 * @param {string} name its folder's name in `.reports`
 * @param {string} commit
 * @param {(folder: string) => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function inWorktree(name, commit, body) {
  const folder = join(ROOT, '.reports', name);
  rmSync(folder, { recursive: true, force: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', folder, commit);
  try {
    borrowDependencies(folder);
    return await body(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}

/**
 * Links each installed package into `folder`, but for this repository's own: those are the checkout's. Caches
 * are left out, since two trees cannot share them.
 */
function borrowDependencies(folder) {
  const [installed, borrowed] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(borrowed);
  for (const name of readdirSync(installed)) {
    if (name === '@casino' || (name.startsWith('.') && !BORROWED_FILES.has(name))) continue;
    symlinkSync(join(installed, name), join(borrowed, name));
  }
  mkdirSync(join(borrowed, '@casino'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    if (!existsSync(join(folder, 'packages', name, 'package.json'))) continue;
    symlinkSync(join(folder, 'packages', name), join(borrowed, '@casino', name));
  }
}

/** The programs, and what says which lockfile they were installed from. */
const BORROWED_FILES = new Set(['.bin', '.installed', '.package-lock.json']);
