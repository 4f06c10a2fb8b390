import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBases } from './drawBases.mjs';
import { pictureIn, readDrawings } from './drawings.mjs';
import { originsOf } from './history.mjs';
import { judge, needsBase, PASSING } from './judge.mjs';
import { readEntries } from './ledger.mjs';
import { differenceOf } from './pixels.mjs';

/**
 * A story that does not pass, with the data for the page.
 * @typedef {object} Change
 * @property {string} id
 * @property {string} name
 * @property {string} storyFile
 * @property {import('./judge.mjs').Verdict | 'removed'} verdict
 * @property {string | null} commit that wrote its entry
 * @property {string[]} tiers
 * @property {string[]} schemes
 * @property {string} layout
 * @property {import('./pixels.mjs').Drawing | null} entry in the ledger's current files
 * @property {import('./pixels.mjs').Drawing | null} drawing of this machine now
 * @property {import('./pixels.mjs').Box | null} box of the difference, for equal sizes
 * @property {{ before: boolean, after: boolean, difference: boolean }} pictures that exist
 */

/**
 * Judges the drawings of a run. Draws earlier commits if hashes differ. Saves `before.png`, `after.png` and
 * `difference.png` of each change in one folder.
 * @param {string} root the tree with the ledger
 * @param {string} folder of the run's drawings
 * @param {{ env: NodeJS.ProcessEnv, machine: import('./machine.mjs').Machine, sameMachine: boolean,
 *   draw?: typeof drawBases, origins?: typeof originsOf }} options `draw` and `origins` replace Chromium and git in tests
 * @returns {Promise<{ compared: number, otherwise: string[], changes: Change[] }>}
 */
export async function judgeDrawings(
  root,
  folder,
  { env, machine, sameMachine, draw = drawBases, origins = originsOf },
) {
  const drawn = [...readDrawings(folder).values()];
  const known = drawn.map((story) => ({
    ...story,
    entry: readEntries(root, story.storyFile).get(story.id) ?? null,
  }));
  const evidence = await withOrigins(known, origins);
  const wanted = evidence.filter(
    ({ origin, ...story }) =>
      origin && !origin.cutOff && needsBase({ ...story, committed: origin.drawing }),
  );
  const bases = await draw(
    wanted.map((story) => ({ ...story, commit: story.origin.commit })),
    { env, machine },
  );
  const judged = evidence.map((story) => {
    const base = bases.get(story.id);
    const verdict = judge({
      entry: story.entry,
      committed: story.origin?.drawing ?? null,
      drawn: story.drawing,
      base: story.origin?.cutOff ? 'shallow' : (base?.drawing ?? null),
      sameMachine,
    });
    return { story, base, verdict };
  });
  const [passing, failing] = [[], []];
  for (const one of judged) (PASSING.has(one.verdict) ? passing : failing).push(one);
  for (const { story } of passing) rmSync(join(folder, story.id), { recursive: true, force: true });
  return {
    compared: drawn.length,
    otherwise: passing
      .filter(({ verdict }) => verdict === 'otherwise')
      .map(({ story }) => story.id),
    changes: failing.map((one) => asChange(folder, one)),
  };
}

/** Reads the commits of entries from git, only if hashes differ. */
async function withOrigins(stories, origins) {
  const files = new Map();
  const found = [];
  for (const story of stories) {
    const differs = needsBase({ ...story, committed: story.drawing, drawn: story.drawing });
    if (differs && !files.has(story.storyFile)) {
      files.set(story.storyFile, await origins(story.storyFile));
    }
    const origin = differs ? (files.get(story.storyFile).get(story.id) ?? null) : null;
    found.push({ ...story, drawn: story.drawing, origin });
  }
  return found;
}

function asChange(folder, { story, base, verdict }) {
  const { id, name, storyFile, tiers, schemes, layout, entry, drawing, origin } = story;
  const after = pictureIn(folder, id);
  const before = join(folder, id, 'before.png');
  const hasBefore = base !== undefined && existsSync(base.picture);
  let box = null;
  if (hasBefore) {
    mkdirSync(join(folder, id), { recursive: true });
    copyFileSync(base.picture, before);
    const difference = differenceOf(readFileSync(before), readFileSync(after));
    if (difference) writeFileSync(join(folder, id, 'difference.png'), difference.picture);
    box = difference?.box ?? null;
  }
  return {
    id,
    name,
    storyFile,
    verdict,
    commit: origin?.commit ?? null,
    tiers,
    schemes,
    layout,
    entry,
    drawing,
    box,
    pictures: { before: hasBefore, after: existsSync(after), difference: box !== null },
  };
}
