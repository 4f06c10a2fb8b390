import { join } from 'node:path';
import { progress } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { git, inWorktree } from '../lib/worktree.mjs';
import { pictureIn, readDrawings } from './drawings.mjs';
import { nameOfMachine } from './machine.mjs';
import { runStories } from './runStories.mjs';

const LOG = join(ROOT, '.reports', 'baselines.log');

/**
 * This machine's drawing of a story at the commit that wrote its entry.
 * @typedef {object} Base
 * @property {import('./pixels.mjs').Drawing | 'unreachable' | 'undrawable'} drawing or the reason for none
 * @property {string} picture the path of its PNG
 */

/**
 * Draws stories from the commits that wrote their entries, in one work tree. Drawings of earlier runs on this machine are
 * cached.
 * @param {{ id: string, name: string, storyFile: string, commit: string }[]} stories
 * @param {{ env: NodeJS.ProcessEnv, machine: import('./machine.mjs').Machine }} options
 * @returns {Promise<Map<string, Base>>}
 */
export async function drawBases(stories, { env, machine }) {
  const kept = join(ROOT, '.reports', 'baselines', nameOfMachine(machine));
  const bases = new Map();
  const missing = new Map();
  for (const commit of new Set(stories.map((story) => story.commit))) {
    const group = stories.filter((story) => story.commit === commit);
    const reachable = await git('cat-file', '-e', `${commit}^{commit}`).then(
      () => true,
      () => false,
    );
    if (!reachable) {
      for (const { id } of group) bases.set(id, { drawing: 'unreachable', picture: '' });
      continue;
    }
    const known = readDrawings(join(kept, commit));
    const undrawn = group.filter(({ id }) => !known.has(id));
    if (undrawn.length > 0) missing.set(commit, undrawn);
  }
  await drawMissing(missing, kept, env);
  for (const { id, commit } of stories) {
    if (bases.has(id)) continue;
    const folder = join(kept, commit);
    const drawing = readDrawings(folder).get(id)?.drawing ?? 'undrawable';
    bases.set(id, { drawing, picture: pictureIn(folder, id) });
  }
  return bases;
}

async function drawMissing(missing, kept, env) {
  const [first] = missing.keys();
  if (first === undefined) return;
  const total = [...missing.values()].flat().length;
  progress(
    `Drawing ${total} ${total === 1 ? 'story' : 'stories'} from ${missing.size === 1 ? `commit ${first.slice(0, 7)}` : `${missing.size} commits`}, to find the changes`,
  );
  await inWorktree('baselines-tree', first, async (tree) => {
    for (const [commit, stories] of missing) {
      await git('-C', tree, 'checkout', '--quiet', '--force', '--detach', commit);
      await drawIn(tree, stories, join(kept, commit), env);
    }
  });
}

/** Draws stories by the names of their tests, then whole files for stories with another name in that commit. */
async function drawIn(tree, stories, folder, env) {
  for (const wholeFiles of [false, true]) {
    const drawn = readDrawings(folder);
    const left = stories.filter(({ id }) => !drawn.has(id));
    if (left.length === 0) return;
    await runStories(left, {
      cwd: tree,
      env: { ...env, VISUAL_DRAWINGS: folder, VISUAL_LEDGER: '' },
      log: LOG,
      wholeFiles,
    });
  }
}
