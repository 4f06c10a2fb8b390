import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureIn, readDrawings } from './drawings.mjs';
import { approvalOf, isApproval } from './ledger.mjs';
import { differenceOf } from './pixels.mjs';

/**
 * A story that differs from its entry.
 * @typedef {object} Change
 * @property {string} id
 * @property {string} name of the story, or '' if it is removed
 * @property {string} storyFile
 * @property {'changed' | 'new' | 'removed'} verdict
 * @property {string | null} before its entry
 * @property {string | null} after the entry of its new drawing
 * @property {string | null} approved the entry that an approval writes
 * @property {string | null} commit that wrote its entry
 * @property {import('./pixels.mjs').Box | null} box of the difference
 * @property {[width: number, height: number][]} sizes of the pictures that exist, before and after
 * @property {string} pictures the folder of its pictures, in the folder of the page
 * @property {boolean} hasBefore whether this machine drew that commit
 */

/**
 * Finds the stories that differ from their entries, and saves `before.png` and `after.png` of each in one folder. On
 * another machine than the ledger's, a story with another hash is unchanged if this machine draws its commit the same.
 * An approval accepts any picture of its sources. After a change of the sources it counts for the picture of its commit,
 * if it was committed with its sources.
 * @param {string} folder of the run's drawings
 * @param {{ id: string, storyFile: string, entry: string }[]} ledger
 * @param {{ passed: boolean, whole: boolean, sameMachine: boolean, writesHashes: boolean,
 *   isJudged?: (story: any) => boolean,
 *   committed: (storyFiles: string[]) => Promise<Map<string, { commit: string, entry: string }>>,
 *   digests: (storyFiles: string[]) => Promise<Map<string, string>>,
 *   draw: (stories: any[]) => ReturnType<typeof import('./bases.mjs').drawBases> }} options `writesHashes`: an approval writes a hash;
 *   `isJudged`: whether a story is compared at all
 * @returns {Promise<{ changes: Change[], unchanged: Outcome[], accepted: Outcome[] }>} `unchanged` are the stories that
 *   only this machine draws differently, `accepted` those with an approval of their sources
 * @typedef {Pick<Change, 'id' | 'storyFile' | 'after'>} Outcome
 */
export async function findChanges(folder, ledger, options) {
  const { passed, whole, sameMachine, writesHashes, committed, digests, draw } = options;
  const { isJudged = () => true } = options;
  const drawn = [...readDrawings(folder).values()];
  const key = ({ id, storyFile }) => `${storyFile} ${id}`;
  const entries = new Map(ledger.map((one) => [key(one), one.entry]));
  const [keys, files] = [new Set(drawn.map(key)), new Set(drawn.map((one) => one.storyFile))];
  const unequal = [
    ...drawn.map(({ entry, ...story }) => ({
      ...story,
      before: entries.get(key(story)) ?? null,
      after: entry,
    })),
    // A story that fails is not drawn either, so entries without a story are known only after a passed run.
    ...ledger
      .filter((one) => passed && (whole || files.has(one.storyFile)) && !keys.has(key(one)))
      .map(({ entry, ...story }) => ({ ...story, name: '', before: entry, after: null })),
  ].filter(({ before, after }) => before !== after);
  const digestBy = await digests(unequal.map(({ storyFile }) => storyFile));
  const approvalFor = ({ storyFile }) => approvalOf(digestBy.get(storyFile) ?? 'unknown');
  const isAccepted = (story) => story.after !== null && story.before === approvalFor(story);
  const differing = unequal.filter((story) => !isAccepted(story) && isJudged(story));

  const withEntry = differing.filter(({ before }) => before !== null);
  const origins = await committed(withEntry.map(({ storyFile }) => storyFile));
  const bases = await draw(
    withEntry.flatMap((story) => {
      const origin = origins.get(story.id);
      return origin ? [{ ...story, ...origin }] : [];
    }),
  );
  const looksAsCommitted = ({ id, after }) => bases.get(id)?.entry === after;
  const isUnchanged = (story) =>
    (!sameMachine || isApproval(story.before)) &&
    origins.get(story.id)?.entry === story.before &&
    looksAsCommitted(story);
  const changed = differing.filter((story) => !isUnchanged(story));
  const ids = new Set(changed.map(({ id }) => id));
  for (const { id } of drawn) {
    if (!ids.has(id)) rmSync(join(folder, id), { recursive: true, force: true });
  }
  const changes = [];
  for (const story of changed) {
    const origin = origins.get(story.id);
    const hashOrRemoval = writesHashes || story.after === null;
    const elsewhere = origin && looksAsCommitted(story) ? origin.entry : approvalFor(story);
    const approved = hashOrRemoval ? story.after : elsewhere;
    changes.push(await asChange(folder, { ...story, approved }, origin, bases.get(story.id)));
  }
  return {
    changes,
    unchanged: differing.filter(isUnchanged),
    accepted: unequal.filter(isAccepted),
  };
}

/** @returns {Promise<Change>} */
async function asChange(folder, { id, name, storyFile, before, after, approved }, origin, base) {
  const [beforeFile, afterFile] = [join(folder, id, 'before.png'), pictureIn(folder, id)];
  const hasBefore = before !== null && base !== undefined;
  if (hasBefore) {
    mkdirSync(dirname(beforeFile), { recursive: true });
    copyFileSync(base.picture, beforeFile);
  }
  return {
    id,
    name,
    storyFile,
    verdict: before && after ? 'changed' : after ? 'new' : 'removed',
    before,
    after,
    approved,
    commit: (before && origin?.commit) ?? null,
    hasBefore,
    sizes: [base?.entry, after].flatMap((entry) => (entry ? [sizeOf(entry)] : [])),
    pictures: id,
    box:
      hasBefore && after
        ? await differenceOf(readFileSync(beforeFile), readFileSync(afterFile))
        : null,
  };
}

/** @returns {[width: number, height: number]} */
function sizeOf(entry) {
  const [width, height] = entry.split(/[x ]/).map(Number);
  return [width, height];
}
