import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from './console.mjs';
import { ROOT } from './setUp.mjs';

const execute = promisify(execFile);

/**
 * Runs git, and returns its trimmed output.
 * @throws {Refusal} if a clone without old files cannot fetch them
 */
export async function git(...args) {
  const { stdout } = await execute('git', args, { cwd: ROOT }).catch(refuseUnfetched);
  return stdout.trim();
}

/**
 * Throws the error of a git command again, or a refusal with the cause if a clone with `--filter=blob:none` could not
 * fetch old files.
 * @param {{ stderr?: string }} error
 * @returns {never}
 */
export function refuseUnfetched(error) {
  if (!/from promisor remote/.test(error.stderr ?? '')) throw error;
  throw new Refusal(
    'This clone has no old files (--filter=blob:none) and fetches them from its remote, which did not answer. Connect to the network and run this again; "git fetch --refetch --no-filter" fetches the whole history.',
  );
}

/**
 * Runs `body` in a separate checkout of `commit` with the dependencies that are installed here, and always removes the
 * checkout.
 * @template T
 * @param {string} name of its folder in `.reports`
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
    linkDependencies(folder);
    return await body(folder);
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}

/**
 * Links each installed package into `folder`, except the workspaces, which come from the checkout. Caches are left out,
 * since two trees cannot share them.
 */
function linkDependencies(folder) {
  const [installed, linked] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(linked);
  for (const name of readdirSync(installed)) {
    if (name === '@casino' || (name.startsWith('.') && !LINKED_FILES.has(name))) continue;
    symlinkSync(join(installed, name), join(linked, name));
  }
  mkdirSync(join(linked, '@casino'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    if (!existsSync(join(folder, 'packages', name, 'package.json'))) continue;
    symlinkSync(join(folder, 'packages', name), join(linked, '@casino', name));
  }
}

/** The executables, and the files that record the installed lockfile. */
const LINKED_FILES = new Set(['.bin', '.installed', '.package-lock.json']);
