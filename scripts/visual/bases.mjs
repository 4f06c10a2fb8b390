import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progress, Refusal } from '../lib/console.mjs';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { git, inWorktree } from '../lib/worktree.mjs';
import { pictureIn, readDrawings } from './drawings.mjs';
import { ledgerFileOf, parseLedger } from './ledger.mjs';
import { digestSources } from './sources.mjs';

/** The configuration that draws stories, in this tree and at earlier commits. */
export const STORIES_CONFIG = ['--config', '.storybook/vitest.config.ts'];

/** The lines of `git blame -s -l`: the commit, and the line of the file. */
const BLAMED = /^\^?([0-9a-f]{39,40}) +\d+\) (.*)$/gm;

/**
 * The committed entries of story files, each with the commit that wrote it.
 * @param {Iterable<string>} storyFiles
 * @param {string} [root] the repository's folder
 * @returns {Promise<Map<string, { commit: string, entry: string }>>} by story
 * @throws {Refusal} in a shallow clone, where the commit of a line is unknown
 */
export async function committedEntries(storyFiles, root = ROOT) {
  const found = new Map();
  for (const file of [...new Set(storyFiles)].map(ledgerFileOf)) {
    if ((await git('-C', root, 'ls-tree', 'HEAD', '--', file)) === '') continue;
    if ((await git('-C', root, 'rev-parse', '--is-shallow-repository')) === 'true') {
      throw new Refusal(
        'Stories differ from the ledger, and this clone is too shallow to find the cause: run "git fetch --unshallow".',
      );
    }
    const blamed = await git('-C', root, 'blame', '-s', '-l', '--root', 'HEAD', '--', file);
    for (const [, commit, line] of blamed.matchAll(BLAMED)) {
      for (const [id, entry] of parseLedger(line, file)) found.set(id, { commit, entry });
    }
  }
  return found;
}

/**
 * Draws stories at earlier commits on this machine, in one work tree. Caches the drawings by machine, browser and commit.
 * @param {(import('./drawings.mjs').Story & { commit: string })[]} stories a story without a name draws its whole file
 * @param {{ env: NodeJS.ProcessEnv, machine: string }} options
 * @returns {Promise<Map<string, { entry: string, picture: string, digest: string | undefined }>>} without
 *   stories that cannot be drawn; `digest` is that of the sources at the commit
 */
export async function drawBases(stories, { env, machine }) {
  // The headless shell has Chromium's version and draws some stories differently.
  const drawer = `${machine} ${env.CHROMIUM_PATH}`;
  const name = createHash('sha256').update(drawer).digest('hex').slice(0, 8);
  const folderOf = (commit) => join(ROOT, '.reports', 'baselines', name, commit);
  const missing = stories.filter(({ id, commit }) => !readDrawings(folderOf(commit)).has(id));
  const commits = [...new Set(missing.map(({ commit }) => commit))];
  if (missing.length > 0) {
    progress(`Stories to draw at earlier commits: ${missing.length}`);
    await inWorktree('baselines-tree', commits[0], async (tree) => {
      for (const commit of commits) {
        await git('-C', tree, 'checkout', '--quiet', '--force', '--detach', commit);
        const group = missing.filter((story) => story.commit === commit);
        await drawIn(tree, group, { ...env, VISUAL_DRAWINGS: folderOf(commit), VISUAL_LEDGER: '' });
        await recordDigests(folderOf(commit), tree, group);
      }
    });
  }
  return new Map(
    stories.flatMap(({ id, storyFile, commit }) => {
      const drawn = readDrawings(folderOf(commit)).get(id);
      const picture = pictureIn(folderOf(commit), id);
      const digest = readDigests(folderOf(commit))[storyFile];
      return drawn ? [[id, { entry: drawn.entry, picture, digest }]] : [];
    }),
  );
}

const DIGESTS = 'digests.json';

function readDigests(folder) {
  const file = join(folder, DIGESTS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function recordDigests(folder, tree, stories) {
  if (!existsSync(folder)) return;
  const digests = await digestSources(
    tree,
    stories.map(({ storyFile }) => storyFile),
  );
  const all = { ...readDigests(folder), ...Object.fromEntries(digests) };
  writeFileSync(join(folder, DIGESTS), JSON.stringify(all));
}

function drawIn(tree, stories, env) {
  const names = stories.map(({ name }) => RegExp.escape(name));
  const selection = names.includes('') ? [] : ['--testNamePattern', `^(?:${names.join('|')})$`];
  const files = new Set(stories.map(({ storyFile }) => storyFile));
  return run('vitest', ['run', ...STORIES_CONFIG, ...selection, ...files], {
    env,
    cwd: tree,
    log: join(ROOT, '.reports', 'baselines.log'),
  });
}
