import { appendFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { progress } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { committedEntries, drawBases } from './bases.mjs';
import { findChanges } from './changes.mjs';
import { exportPage } from './exportPage.mjs';
import { approvalOf, isApproval, readLedger } from './ledger.mjs';
import { machineHere, recordedMachine } from './machine.mjs';
import { digestSources } from './sources.mjs';

/** The folder for the pictures that differ, and for the page that shows them. */
export const DRAWINGS = join(ROOT, '.reports', 'visual');

/** Deletes the last drawings, and returns the environment of a run that draws stories and compares them with the ledger. */
export function drawingEnvironment(env, folder = DRAWINGS) {
  rmSync(folder, { recursive: true, force: true });
  return { ...env, VISUAL_DRAWINGS: folder, VISUAL_LEDGER: ROOT };
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
  const { changes, unchanged, accepted } = found;
  if (accepted.length > 0) {
    progress(`Approved on another machine, for these sources: ${accepted.length}`);
  }
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
 * @param {{ passed: boolean, whole: boolean, moves?: boolean, folder?: string }} run whether all stories passed, whether it ran all
 *   files, whether the ledger moves to this machine, and the folder of its drawings
 */
export async function compareWithLedger(env, { passed, whole, moves = false, folder = DRAWINGS }) {
  const machine = machineHere(env.CHROMIUM_PATH);
  const sameMachine = machine === recordedMachine(ROOT);
  const found = await findChanges(folder, readLedger(ROOT), {
    passed,
    whole,
    sameMachine,
    writesHashes: sameMachine || moves,
    committed: committedEntries,
    digests: (storyFiles) => digestSources(ROOT, storyFiles),
    draw: async (stories) => approvedBases(stories, await drawBases(stories, { env, machine })),
  });
  return { ...found, machine, sameMachine };
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
