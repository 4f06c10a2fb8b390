import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries, writeEntry } from './ledger.mjs';
import { sameDrawing } from './pixels.mjs';
import { storiesIn } from './stories.mjs';

/** @typedef {import('./settle.mjs').Change} Change */

/**
 * Writes what was looked at into the ledger.
 * @param {string} root the repository's folder
 * @param {Change} change
 * @returns {string | null} why it was not written, as a sentence
 */
export function approve(root, change) {
  const { id, storyFile, entry, drawing } = change;
  const now = readEntries(root, storyFile).get(id) ?? null;
  if (!same(now, entry)) {
    return `The ledger's entry of ${id} changed since the story was drawn: run this command again.`;
  }
  const path = join(root, storyFile);
  const isThere = existsSync(path) && storiesIn(root, storyFile).some((story) => story.id === id);
  if (drawing && !isThere) return `There is no story ${id} any more: run this command again.`;
  if (!drawing && isThere) return `The story ${id} is there again: run this command again.`;
  writeEntry(root, storyFile, id, drawing);
  return null;
}

function same(one, other) {
  return one === null || other === null ? one === other : sameDrawing(one, other);
}

/**
 * What was decided of each change, for all open pages. The first decision to approve stands: it is in the
 * ledger, and git takes it back.
 * @param {string} root
 * @param {Change[]} changes
 */
export function decisionsOn(root, changes) {
  const made = {};
  const decide = (decision, { id, drawing }) => {
    const change = changes.find((one) => one.id === id);
    if (!change || !same(change.drawing, drawing)) {
      return `The page shows another drawing of ${id} than this run made: load it again.`;
    }
    if (made[id] === 'approved') {
      return decision === 'approve' ? null : `${id} is approved already: take it back with git.`;
    }
    const problem = decision === 'approve' ? approve(root, change) : null;
    if (problem === null) made[id] = decision === 'approve' ? 'approved' : 'rejected';
    return problem;
  };
  return { made, decide };
}
