import { git } from './worktree.mjs';

/**
 * The commit that the working change starts from: where the branch left `origin/main`, or the last commit in a clone
 * without a remote.
 * @param {string} [ref] another commit
 * @returns {Promise<string>} its hash
 */
export async function changeBase(ref) {
  if (ref) return git('rev-parse', '--verify', `${ref}^{commit}`);
  return git('merge-base', 'HEAD', 'origin/main').catch(() => git('rev-parse', 'HEAD'));
}

/** The files that differ from a commit, from the repository's root: committed, not committed and new ones. */
export async function changedFiles(commit) {
  const lists = await Promise.all([
    git('diff', '--name-only', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return lists.flatMap((list) => list.split('\n')).filter(Boolean);
}
