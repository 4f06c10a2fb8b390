import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries, writeEntry } from './ledger.mjs';
import { sameDrawing } from './pixels.mjs';
import { storiesIn } from './stories.mjs';

/** @typedef {import('./judgeDrawings.mjs').Change} Change */

/**
 * Writes an approved change into the ledger.
 * @param {string} root the repository's folder
 * @param {Change} change
 * @returns {string | null} the reason if it was not written, as a sentence
 */
export function approve(root, change) {
  const { id, storyFile, entry, drawing } = change;
  const now = readEntries(root, storyFile).get(id) ?? null;
  if (!same(now, entry)) {
    return `The ledger entry of ${id} has changed in the meantime: run this command again.`;
  }
  const path = join(root, storyFile);
  const isThere = existsSync(path) && storiesIn(root, storyFile).some((story) => story.id === id);
  if (drawing && !isThere) return `The story ${id} no longer exists: run this command again.`;
  if (!drawing && isThere) return `The story ${id} exists again: run this command again.`;
  writeEntry(root, storyFile, id, drawing);
  return null;
}

function same(one, other) {
  return one === null || other === null ? one === other : sameDrawing(one, other);
}

/**
 * The decisions on each change, shared by all open pages. An approval is final, since it is in the ledger; git can
 * revert it.
 * @param {string} root
 * @param {Change[]} changes
 */
export function decisionsOn(root, changes) {
  const made = {};
  const decide = (decision, { id, drawing }) => {
    const change = changes.find((one) => one.id === id);
    if (!change || !same(change.drawing, drawing)) {
      return `The page shows an outdated drawing of ${id}: reload it.`;
    }
    if (made[id] === 'approved') {
      return decision === 'approve' ? null : `${id} is already approved: revert it with git.`;
    }
    const problem = decision === 'approve' ? approve(root, change) : null;
    if (problem === null) made[id] = decision === 'approve' ? 'approved' : 'rejected';
    return problem;
  };
  return { made, decide };
}
