import { Refusal } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { git } from '../lib/worktree.mjs';
import { ledgerFileOf, parseLine } from './ledger.mjs';

/**
 * The commit that last wrote an entry's line.
 * @typedef {object} Origin
 * @property {string} commit
 * @property {boolean} cutOff whether a shallow history ends at that commit, so that an older commit may have
 *   written the line
 * @property {import('./pixels.mjs').Drawing} drawing of the committed entry
 */

/**
 * The committed entries of a story file, each with the commit that wrote it.
 * @param {string} storyFile
 * @param {string} [root] the repository's folder
 * @returns {Promise<Map<string, Origin>>} empty if no entry of the file is committed
 */
export async function originsOf(storyFile, root = ROOT) {
  const file = ledgerFileOf(storyFile);
  const inRoot = (...args) => git('-C', root, ...args);
  const committed = await inRoot('ls-tree', '--name-only', 'HEAD', '--', file);
  if (committed === '') return new Map();
  const blame = await inRoot('blame', '--porcelain', 'HEAD', '--', file).catch(
    ({ stderr = '' }) => {
      throw new Refusal(
        `Git cannot find the commits that wrote ${file}: fetch the whole history with "git fetch --unshallow" or "git fetch origin". ${stderr.split('\n')[0]}`.trim(),
      );
    },
  );
  const shallow = (await inRoot('rev-parse', '--is-shallow-repository')) === 'true';
  return parseBlame(blame, shallow);
}

/**
 * @param {string} blame the output of `git blame --porcelain` for a ledger file
 * @param {boolean} shallow whether the clone is shallow; only then is the history incomplete at a boundary
 * @returns {Map<string, Origin>}
 */
export function parseBlame(blame, shallow) {
  const boundaries = new Set();
  const origins = [];
  let commit = '';
  for (const line of blame.split('\n')) {
    const [, named] = /^([0-9a-f]{40}) \d+ \d+/.exec(line) ?? [];
    if (named) commit = named;
    else if (line === 'boundary') boundaries.add(commit);
    else if (line.startsWith('\t')) {
      const entry = parseLine(line.slice(1));
      if (entry) origins.push({ ...entry, commit });
    }
  }
  return new Map(
    origins.map(({ id, drawing, commit: writer }) => [
      id,
      { commit: writer, cutOff: shallow && boundaries.has(writer), drawing },
    ]),
  );
}
