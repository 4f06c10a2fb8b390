import { join, relative } from 'node:path';
import { progress, Refusal } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { git, inWorktree } from '../lib/worktree.mjs';
import { changesOfRemoved } from './changesOfRemoved.mjs';
import { DRAWINGS, startComparison } from './comparison.mjs';
import { readDrawings } from './drawings.mjs';
import { judgeDrawings } from './judgeDrawings.mjs';
import { readEntries } from './ledger.mjs';
import { exportPage } from './page.mjs';
import { runStories } from './runStories.mjs';
import { selectStories } from './selectStories.mjs';

/**
 * Writes a read-only page of the stories that differ from a commit, approved or not, including new and removed ones.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} ref the commit
 * @param {string[]} [names] of stories; by default all
 * @returns {Promise<import('./judgeDrawings.mjs').Change[]>}
 * @throws {Refusal} if the commit does not exist
 */
export async function showSince(env, ref, names = []) {
  const commit = await git('rev-parse', '--verify', `${ref}^{commit}`).catch(() => {
    throw new Refusal(
      `There is no commit called "${ref}" in this clone: fetch it, or name another commit.`,
    );
  });
  const comparison = await startComparison(env);
  return inWorktree('since-tree', commit, async (tree) => {
    const { stories, removed } = selectStories(names, tree);
    progress(`Drawing ${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`);
    await runStories(stories, {
      cwd: ROOT,
      env: { ...comparison.env, VISUAL_LEDGER: tree },
      log: join(ROOT, '.reports', 'visual.log'),
    });
    const drawn = readDrawings(DRAWINGS);
    const failed = stories.filter(({ id }) => !drawn.has(id)).length;
    if (failed > 0) progress(`${failed} fail before the drawing; see .reports/visual.log.`);
    const options = {
      env,
      machine: comparison.machine,
      // The page compares two drawings of this machine, and does not judge entries.
      sameMachine: false,
      origins: async (storyFile) => originsIn(tree, storyFile, commit),
    };
    const { changes } = await judgeDrawings(tree, DRAWINGS, options);
    const wanted = new Set(stories.map(({ id }) => id));
    const all = [
      ...changes.filter(({ id }) => wanted.has(id)),
      ...(await changesOfRemoved(removed, DRAWINGS, options)),
    ];
    const page = exportPage(DRAWINGS, all);
    progress(
      `${all.length} of ${stories.length} differ from ${commit.slice(0, 7)}: ${relative(ROOT, page)}`,
    );
    return all;
  });
}

/** The entries of a story file at a commit, with that commit as their origin. */
function originsIn(tree, storyFile, commit) {
  const entries = [...readEntries(tree, storyFile)];
  return new Map(entries.map(([id, drawing]) => [id, { commit, cutOff: false, drawing }]));
}
