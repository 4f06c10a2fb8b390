import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawBases } from './drawBases.mjs';
import { pictureIn, readDrawings } from './drawings.mjs';
import { originsOf } from './history.mjs';
import { judge, needsBase, PASSING } from './judge.mjs';
import { readEntries } from './ledger.mjs';
import { differenceOf } from './pixels.mjs';

/**
 * A story that does not pass, with what the page shows of it.
 * @typedef {object} Change
 * @property {string} id
 * @property {string} name
 * @property {string} storyFile
 * @property {import('./judge.mjs').Verdict | 'removed'} verdict
 * @property {string | null} commit which wrote its entry
 * @property {string[]} tiers
 * @property {string[]} schemes
 * @property {string} layout
 * @property {import('./pixels.mjs').Drawing | null} entry the ledger's, as the files are now
 * @property {import('./pixels.mjs').Drawing | null} drawing what this machine draws now
 * @property {import('./pixels.mjs').Box | null} box what differs, where sizes are equal
 * @property {{ before: boolean, after: boolean, difference: boolean }} pictures which of them there are
 */

/**
 * Judges what a run drew, with drawings of earlier commits where hashes differ. Leaves `before.png`,
 * `after.png` and `difference.png` of each change beside each other.
 * @param {string} root the tree whose ledger counts
 * @param {string} folder of the run's drawings
 * @param {{ env: NodeJS.ProcessEnv, machine: import('./machine.mjs').Machine, sameMachine: boolean,
 *   draw?: typeof drawBases, origins?: typeof originsOf }} options `draw` and `origins` stand in for git and Chromium
 * @returns {Promise<{ compared: number, otherwise: string[], changes: Change[] }>}
 */
export async function settle(
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

/** Only where hashes differ does anybody ask git who wrote an entry. */
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
