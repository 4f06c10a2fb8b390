import { sameDrawing } from './pixels.mjs';

/** @typedef {import('./pixels.mjs').Drawing} Drawing */

/**
 * What is known of a story once a run has drawn it.
 * @typedef {object} Evidence
 * @property {Drawing | null} entry the ledger's, as the files are now
 * @property {Drawing | null} committed the ledger's in the last commit
 * @property {Drawing | null} drawn what this machine draws now
 * @property {Drawing | 'shallow' | 'unreachable' | 'undrawable' | null} base what this machine draws of the
 *   commit that last changed the committed entry, or why there is no such drawing; null where none is needed
 * @property {boolean} sameMachine whether this machine is the one that the ledger names
 *
 * @typedef {'same' | 'otherwise' | 'changed' | 'new' | 'edited' | 'shallow' | 'unreachable' | 'undrawable'} Verdict
 */

/** Whether a base has to be drawn to judge the story. @param {Omit<Evidence, 'base'>} evidence */
export function needsBase({ entry, committed, drawn }) {
  return committed !== null && !(entry && sameDrawing(entry, drawn));
}

/**
 * Judges one story. Where hashes differ, a drawing of the base says why: the story changed, or this machine
 * draws it otherwise.
 * @param {Evidence} evidence
 * @returns {Verdict}
 */
export function judge({ entry, committed, drawn, base, sameMachine }) {
  if (!entry) return 'new';
  if (sameDrawing(entry, drawn)) return 'same';
  // An entry that was never committed has no base: what is drawn is not what was approved.
  if (!committed) return 'changed';
  if (typeof base === 'string') return base;
  // The very machine that wrote the entry does not draw it from the commit that holds it.
  if (sameMachine && !sameDrawing(base, committed)) return 'edited';
  if (!sameDrawing(base, drawn)) return 'changed';
  return sameDrawing(entry, committed) ? 'otherwise' : 'edited';
}

/** The verdicts with which a story passes. */
export const PASSING = new Set(['same', 'otherwise']);

const UNSHALLOW = 'fetch the history with "git fetch --unshallow" and run this again';

/**
 * What a reader is told of a story that does not pass, and what to do.
 * @param {{ id: string, verdict: Verdict | 'removed' | 'uncompared', commit?: string | null }} story
 */
export function messageOf({ id, verdict, commit }) {
  const origin = commit ? `commit ${commit.slice(0, 7)}` : 'its commit';
  const see = `npm run visual -- "${id}"`;
  const messages = {
    changed: `no longer looks as the ledger says: look with ${see}`,
    new: `has no entry in the ledger: look at it, and write one, with ${see}`,
    removed: `has an entry and is no story any more: take the entry out with ${see}`,
    edited: `has an entry that was edited by hand, or committed without its change: no drawing of ${origin} gives it. Take the entry back, or approve it with ${see}`,
    shallow: `is drawn with another hash, and this clone is too shallow to say why: ${UNSHALLOW}`,
    unreachable: `is drawn with another hash, and ${origin}, which wrote its entry, cannot be read: fetch it with "git fetch origin" and run this again`,
    undrawable: `is drawn with another hash, and could not be drawn from ${origin}: see .reports/baselines.log`,
    uncompared: 'passed without being compared: see that .storybook/vitest.pictures.ts runs',
  };
  return `${id} ${messages[verdict]}.`;
}
