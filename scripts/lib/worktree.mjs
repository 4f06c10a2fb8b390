import { execFile } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
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
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return await body(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}
