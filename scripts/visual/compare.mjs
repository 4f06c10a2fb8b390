import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { progress } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { committedEntries, drawBases } from './bases.mjs';
import { pictureIn, readDrawings } from './drawings.mjs';
import { readLedger } from './ledger.mjs';
import { machineHere, recordedMachine } from './machine.mjs';
import { differenceOf } from './pixels.mjs';

/** The folder for the pictures that differ, and for the page that shows them. */
export const DRAWINGS = join(ROOT, '.reports', 'visual');

/**
 * A story that differs from its entry.
 * @typedef {object} Change
 * @property {string} id
 * @property {string} storyFile
 * @property {'changed' | 'new' | 'removed'} verdict
 * @property {string | null} before its entry
 * @property {string | null} after the entry of its new drawing
 * @property {string | null} commit that wrote its entry
 * @property {import('./pixels.mjs').Box | null} box of the difference
 * @property {boolean} hasBefore whether this machine drew that commit
 */

/** Deletes the last drawings, and returns the environment of a run that draws stories and compares them with the ledger. */
export function drawingEnvironment(env) {
  rmSync(DRAWINGS, { recursive: true, force: true });
  return { ...env, VISUAL_DRAWINGS: DRAWINGS, VISUAL_LEDGER: ROOT };
}

/**
 * Runs stories, and counts each one that differs from the ledger as failed, with a page that shows them.
 * @template {{ passed: number, failed: number }} Outcome
 * @param {NodeJS.ProcessEnv} env
 * @param {{ log: string, whole: boolean }} options `whole` if the run has all story files
 * @param {(env: NodeJS.ProcessEnv) => Promise<Outcome>} runStories
 * @returns {Promise<Outcome>}
 */
export async function judgeStories(env, { log, whole }, runStories) {
  const outcome = await runStories(drawingEnvironment(env));
  const found = await compareWithLedger(env, { passed: outcome.failed === 0, whole });
  const { changes, unchanged } = found;
  if (unchanged.length > 0) {
    progress(`Drawn differently by this machine, but unchanged: ${unchanged.length}`);
  }
  if (changes.length === 0) return outcome;
  progress(`Stories that changed: ${relative(ROOT, exportPage(DRAWINGS, changes))}`);
  appendFileSync(log, `\n${changes.map(messageOf).join('\n')}\n`);
  return { ...outcome, failed: outcome.failed + changes.length };
}

/**
 * Compares the drawings of a run with the ledger.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ passed: boolean, whole: boolean }} run whether all stories passed, and whether it ran all files
 */
export async function compareWithLedger(env, { passed, whole }) {
  const machine = machineHere(env.CHROMIUM_PATH);
  const sameMachine = machine === recordedMachine(ROOT);
  const found = await findChanges(DRAWINGS, readLedger(ROOT), {
    passed,
    whole,
    sameMachine,
    committed: committedEntries,
    draw: (stories) => drawBases(stories, { env, machine }),
  });
  return { ...found, machine, sameMachine };
}

/**
 * Finds the stories that differ from their entries, and saves `before.png` and `after.png` of each in one folder. On
 * another machine than the ledger's, a story with another hash is unchanged if this machine draws its commit the same.
 * @param {string} folder of the run's drawings
 * @param {ReturnType<typeof readLedger>} ledger
 * @param {{ passed: boolean, whole: boolean, sameMachine: boolean,
 *   committed: (storyFiles: string[]) => Promise<Map<string, { commit: string, entry: string }>>,
 *   draw: (stories: any[]) => ReturnType<typeof drawBases> }} options
 * @returns {Promise<{ changes: Change[], unchanged: Pick<Change, 'id' | 'storyFile' | 'after'>[] }>} `unchanged` are the
 *   stories that only this machine draws differently
 */
export async function findChanges(folder, ledger, options) {
  const { passed, whole, sameMachine, committed, draw } = options;
  const drawn = [...readDrawings(folder).values()];
  const key = ({ id, storyFile }) => `${storyFile} ${id}`;
  const entries = new Map(ledger.map((one) => [key(one), one.entry]));
  const [keys, files] = [new Set(drawn.map(key)), new Set(drawn.map((one) => one.storyFile))];
  const differing = [
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

  const withEntry = differing.filter(({ before }) => before !== null);
  const origins = await committed(withEntry.map(({ storyFile }) => storyFile));
  const bases = await draw(
    withEntry.flatMap((story) => {
      const origin = origins.get(story.id);
      return origin ? [{ ...story, commit: origin.commit }] : [];
    }),
  );
  const isUnchanged = ({ id, before, after }) =>
    !sameMachine && origins.get(id)?.entry === before && bases.get(id)?.entry === after;
  const changed = differing.filter((story) => !isUnchanged(story));
  const ids = new Set(changed.map(({ id }) => id));
  for (const { id } of drawn) {
    if (!ids.has(id)) rmSync(join(folder, id), { recursive: true, force: true });
  }
  const changes = [];
  for (const story of changed) {
    changes.push(await asChange(folder, story, origins.get(story.id), bases.get(story.id)));
  }
  return { changes, unchanged: differing.filter(isUnchanged) };
}

/** @returns {Promise<Change>} */
async function asChange(folder, { id, storyFile, before, after }, origin, base) {
  const [beforeFile, afterFile] = [join(folder, id, 'before.png'), pictureIn(folder, id)];
  const hasBefore = before !== null && base !== undefined;
  if (hasBefore) {
    mkdirSync(dirname(beforeFile), { recursive: true });
    copyFileSync(base.picture, beforeFile);
  }
  return {
    id,
    storyFile,
    verdict: before && after ? 'changed' : after ? 'new' : 'removed',
    before,
    after,
    commit: (before && origin?.commit) ?? null,
    hasBefore,
    box:
      hasBefore && after
        ? await differenceOf(readFileSync(beforeFile), readFileSync(afterFile))
        : null,
  };
}

/** The message for a change, with the next step. @param {Change} change */
function messageOf({ id, verdict, storyFile }) {
  const messages = {
    changed: 'differs from its ledger entry',
    new: 'has no ledger entry',
    removed: 'has a ledger entry in this file, and no story',
  };
  return `${id} ${messages[verdict]} (${storyFile}): review it with "npm run visual".`;
}

const PAGE = join(import.meta.dirname, 'page');

/**
 * Writes the page of changes beside their pictures.
 * @param {string} folder of the pictures
 * @param {Change[]} changes
 * @param {{ canDecide?: boolean }} [options] whether the page has a server for approvals
 */
export function exportPage(folder, changes, { canDecide = false } = {}) {
  mkdirSync(folder, { recursive: true });
  cpSync(PAGE, folder, { recursive: true });
  const file = join(folder, 'index.html');
  // A name could contain a closing script tag.
  const data = JSON.stringify({ changes, canDecide }).replaceAll('<', '\\u003c');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('"changes"', () => data),
  );
  return file;
}
