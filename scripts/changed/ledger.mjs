import { storyFileOf } from '../visual/ledger.mjs';

/**
 * Finds the story file that a file of the ledger belongs to. A deleted file counts too, since its stories may
 * still be there.
 * @param {import('./graph.mjs').Tree} tree
 * @returns {(file: string) => string[]} none for a file that holds no entries
 */
export function storiesOfLedger(tree) {
  const files = new Set(tree.files);
  return (file) => [storyFileOf(file)].filter((story) => story !== null && files.has(story));
}
