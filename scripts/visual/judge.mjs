import { sameDrawing } from './pixels.mjs';

/** @typedef {import('./pixels.mjs').Drawing} Drawing */

/**
 * The evidence about a drawn story.
 * @typedef {object} Evidence
 * @property {Drawing | null} entry in the ledger's current files
 * @property {Drawing | null} committed the entry in the last commit
 * @property {Drawing | null} drawn by this machine now
 * @property {Drawing | 'shallow' | 'unreachable' | 'undrawable' | null} base this machine's drawing of the
 *   commit that last changed the committed entry, or the reason for none; null if none is needed
 * @property {boolean} sameMachine whether this machine is the ledger's
 *
 * @typedef {'same' | 'otherwise' | 'changed' | 'new' | 'edited' | 'shallow' | 'unreachable' | 'undrawable'} Verdict
 */

/** Whether the verdict needs a base. @param {Omit<Evidence, 'base'>} evidence */
export function needsBase({ entry, committed, drawn }) {
  return committed !== null && !(entry && sameDrawing(entry, drawn));
}

/**
 * Judges one story. If hashes differ, a drawing of the base shows the cause: a change of the story, or a difference of
 * this machine.
 * @param {Evidence} evidence
 * @returns {Verdict}
 */
export function judge({ entry, committed, drawn, base, sameMachine }) {
  if (!entry) return 'new';
  if (sameDrawing(entry, drawn)) return 'same';
  // An entry that was never committed has no base, and the drawing differs from the approved one.
  if (!committed) return 'changed';
  if (typeof base === 'string') return base;
  // The machine that wrote the entry cannot reproduce it from its commit.
  if (sameMachine && !sameDrawing(base, committed)) return 'edited';
  if (!sameDrawing(base, drawn)) return 'changed';
  return sameDrawing(entry, committed) ? 'otherwise' : 'edited';
}

/** The verdicts of passing stories. */
export const PASSING = new Set(['same', 'otherwise']);

const UNSHALLOW = 'fetch the history with "git fetch --unshallow" and run this again';

/**
 * The message for a story that does not pass, with the next step.
 * @param {{ id: string, verdict: Verdict | 'removed' | 'uncompared', commit?: string | null }} story
 */
export function messageOf({ id, verdict, commit }) {
  const origin = commit ? `commit ${commit.slice(0, 7)}` : 'its commit';
  const see = `npm run visual -- "${id}"`;
  const messages = {
    changed: `differs from the ledger: review it with ${see}`,
    new: `has no ledger entry: review the story and write its entry with ${see}`,
    removed: `has an entry, but the story no longer exists: remove the entry with ${see}`,
    edited: `has an entry that was edited by hand, or committed without its change: ${origin} does not draw it. Revert the entry, or approve it with ${see}`,
    shallow: `has another hash, and this clone is too shallow to find the cause: ${UNSHALLOW}`,
    unreachable: `has another hash, and ${origin}, which wrote its entry, is missing: fetch it with "git fetch origin" and run this again`,
    undrawable: `has another hash, and could not be drawn from ${origin}: see .reports/baselines.log`,
    uncompared:
      'passed without a comparison: check that .storybook/vitest.pictures.ts runs (see .reports/stories.log)',
  };
  return `${id} ${messages[verdict]}.`;
}
