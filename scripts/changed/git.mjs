import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../lib/console.mjs';

const execute = promisify(execFile);
const UPSTREAM = 'origin/main';
const UNSHALLOW = 'Fetch the history with "git fetch --unshallow" and run this again.';

/**
 * The committed and uncommitted changes since a commit.
 * @typedef {object} Changes
 * @property {string} base the commit's full name
 * @property {string} label its name in messages
 * @property {string[]} present files that were changed or added
 * @property {string[]} deleted
 * @property {(file: string) => Promise<string | null>} before a file's text in that commit; null without one
 * @property {import('./graph.mjs').Tree} tree the current files
 */

/**
 * @param {string} root the repository's folder
 * @param {string} [ref] by default the merge base with `origin/main`
 * @returns {Promise<Changes>}
 * @throws {Refusal} if there is no commit to compare with
 */
export async function changesSince(root, ref) {
  const git = async (...args) => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
    return (await execute('git', args, options)).stdout;
  };
  const succeeds = (...args) =>
    git(...args).then(
      () => true,
      () => false,
    );

  await git('rev-parse', '--git-dir').catch(({ stderr = '' }) => {
    throw new Refusal(
      `Git cannot compare this folder: run "npm test". ${stderr.split('\n')[0]}`.trim(),
    );
  });
  const base =
    ref === undefined ? await mergeBase(git, succeeds) : await commitOf(ref, git, succeeds);
  const lines = async (...args) => (await git(...args)).split('\0').filter(Boolean);
  const [tracked, untracked, listed] = await Promise.all([
    lines('diff', '--name-only', '--no-renames', '-z', base),
    lines('ls-files', '-z', '--others', '--exclude-standard'),
    lines('ls-files', '-z'),
  ]);
  const exists = (file) => existsSync(join(root, file));
  const changed = [...new Set([...tracked, ...untracked])].sort();
  return {
    base,
    label: ref === undefined ? `the merge base with ${UPSTREAM}` : ref,
    present: changed.filter(exists),
    deleted: changed.filter((file) => !exists(file)),
    before: (file) => git('show', `${base}:${file}`).catch(() => null),
    tree: {
      files: [...new Set([...listed, ...untracked])].filter(exists).sort(),
      read: (file) => readFileSync(join(root, file), 'utf8'),
    },
  };
}

async function commitOf(ref, git, succeeds) {
  if (
    ref.startsWith('-') ||
    !(await succeeds('rev-parse', '--verify', '--quiet', `${ref}^{commit}`))
  ) {
    const shallow = (await isShallow(git)) ? ` This clone is shallow: ${UNSHALLOW}` : '';
    throw new Refusal(`There is no commit called "${ref}" in this clone.${shallow}`);
  }
  return (await git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
}

async function mergeBase(git, succeeds) {
  if (!(await succeeds('rev-parse', '--verify', '--quiet', `${UPSTREAM}^{commit}`))) {
    throw new Refusal(
      `There is no ${UPSTREAM} to compare with. Fetch it with "git fetch origin main:refs/remotes/origin/main", or name a commit: npm test -- --changed HEAD~1`,
    );
  }
  const base = await git('merge-base', 'HEAD', UPSTREAM).catch(() => '');
  if (base !== '') return base.trim();
  throw new Refusal(
    (await isShallow(git))
      ? `This clone is shallow and lacks the merge base with ${UPSTREAM}. ${UNSHALLOW}`
      : `This branch and ${UPSTREAM} have no commit in common. Name a commit: npm test -- --changed HEAD~1`,
  );
}

async function isShallow(git) {
  return (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
}
