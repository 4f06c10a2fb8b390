import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changeBase, changedFiles } from '../lib/change.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { committedEntries, drawBases } from './bases.mjs';
import { findChanges } from './changes.mjs';
import { exportPage } from './exportPage.mjs';
import { approvalOf, entriesAt, isApproval, readLedger } from './ledger.mjs';
import { machineHere, recordedMachine } from './machine.mjs';
import { digestSources, readSources } from './sources.mjs';
import { storyFiles } from './storyFiles.mjs';

/** The folder for the pictures that differ, and for the page that shows them. */
export const DRAWINGS = join(ROOT, '.reports', 'visual');

/** Deletes the last drawings, and returns the environment of a run that draws stories and compares them with the ledger. */
export function drawingEnvironment(env, folder = DRAWINGS) {
  rmSync(folder, { recursive: true, force: true });
  return { ...env, VISUAL_DRAWINGS: folder, VISUAL_LEDGER: ROOT };
}

/**
 * Runs stories, and compares their pictures with the ledger. In the first circle no commit of the ledger is drawn: on
 * another machine than the ledger's, only the stories that the working change touches are compared, with their pictures at
 * the commit that the change starts from. Without such a story, nothing is drawn.
 * @template {{ passed: number, failed: number }} Outcome
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isWhole: boolean }} options `isWhole` for `--all`, with the stories in other modes
 * @param {(env: NodeJS.ProcessEnv) => Promise<Outcome>} runStories
 * @returns {Promise<Outcome & { changed: number }>} with the number of stories to review
 */
export async function judgeStories(env, { isWhole }, runStories) {
  const here = { ...env, ...(!isWhole && { STORIES_CIRCLE: 'first' }) };
  const change = isWhole || isLedgersMachine(env) ? null : await touchedStories();
  if (change?.files.size === 0) {
    console.log(
      'No story is drawn: this machine is not the ledger’s, and the change touches none.',
    );
    return { ...(await runStories(here)), changed: 0 };
  }
  const outcome = await runStories(drawingEnvironment(here));
  const { changes, unchanged, accepted } = await compareWithLedger(env, {
    passed: outcome.failed === 0 && isWhole,
    whole: isWhole,
    change,
  });
  if (accepted.length > 0) {
    console.log(`Approved on another machine, for these sources: ${accepted.length}`);
  }
  if (unchanged.length > 0) {
    console.log(`Drawn differently by this machine, but unchanged: ${unchanged.length}`);
  }
  if (changes.length > 0) {
    const page = relative(ROOT, exportPage(DRAWINGS, changes));
    console.log(
      `${changes.length} stories to review (${page}):\n${changes.map(messageOf).join('\n')}`,
    );
  }
  return { ...outcome, changed: changes.length };
}

/**
 * The story files with a source that the working change touches, and the entries of their stories at the commit that it
 * starts from.
 * @typedef {{ files: Set<string>, entries: Map<string, { commit: string, entry: string }> }} Touched
 * @returns {Promise<Touched>}
 */
async function touchedStories() {
  const commit = await changeBase();
  const changed = new Set(await changedFiles(commit));
  const sources = changed.size > 0 ? await readSources(ROOT, storyFiles(ROOT)) : new Map();
  const files = [...sources]
    .filter(([, paths]) => paths.some((path) => changed.has(path)))
    .map(([file]) => file);
  return { files: new Set(files), entries: await entriesAt(commit, files) };
}

function isLedgersMachine(env) {
  return machineHere(env.CHROMIUM_PATH) === recordedMachine(ROOT);
}

/**
 * Compares the drawings of a run with the ledger.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ passed: boolean, whole: boolean, moves?: boolean, folder?: string, change?: Touched | null }} run whether all
 *   stories passed, whether it ran all files, whether the ledger moves to this machine, the folder of its drawings, and the
 *   change whose first commit stands for the ledger's commits
 */
export async function compareWithLedger(
  env,
  { passed, whole, moves = false, folder = DRAWINGS, change = null },
) {
  const machine = machineHere(env.CHROMIUM_PATH);
  const sameMachine = machine === recordedMachine(ROOT);
  const found = await findChanges(folder, readLedger(ROOT), {
    passed,
    whole,
    sameMachine,
    writesHashes: sameMachine || moves,
    ...(change
      ? { isJudged: (story) => isJudged(story, change), committed: async () => change.entries }
      : { committed: committedEntries }),
    digests: (files) => digestSources(ROOT, files),
    draw: async (stories) => approvedBases(stories, await drawBases(stories, { env, machine })),
  });
  return { ...found, machine, sameMachine };
}

/** An entry with a hash that the change itself wrote was approved on the ledger's machine, which compares it. */
function isJudged({ id, storyFile, before }, { files, entries }) {
  const isNewHash = before !== null && !isApproval(before) && entries.get(id)?.entry !== before;
  return files.has(storyFile) && !isNewHash;
}

/**
 * Leaves out the drawings of commits whose sources differ from those that the commit's approval names: their pictures
 * were never approved.
 * @template {{ digest: string | undefined }} Base
 * @param {{ id: string, entry: string }[]} stories
 * @param {Map<string, Base>} bases by story
 */
export function approvedBases(stories, bases) {
  const entries = new Map(stories.map(({ id, entry }) => [id, entry]));
  return new Map(
    [...bases].filter(([id, { digest }]) => {
      const entry = entries.get(id);
      return !isApproval(entry) || entry === approvalOf(digest ?? 'unknown');
    }),
  );
}

/** The message for a change, with the next step. @param {import('./changes.mjs').Change} change */
function messageOf({ id, verdict, before, storyFile }) {
  const messages = {
    changed: isApproval(before)
      ? 'has an approval for other sources, which changed since'
      : 'differs from its ledger entry',
    new: 'has no ledger entry',
    removed: 'has a ledger entry in this file, and no story',
  };
  return `${id} ${messages[verdict]} (${storyFile}): review it with "npm run visual".`;
}
