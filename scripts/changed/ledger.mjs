import { storyFileOf } from '../visual/ledger.mjs';

/**
 * Finds the story file of a ledger file. A deleted file counts too, since its stories can still exist.
 * @param {import('./graph.mjs').Tree} tree
 * @returns {(file: string) => string[]} an empty list for a file without entries
 */
export function storiesOfLedger(tree) {
  const files = new Set(tree.files);
  return (file) => [storyFileOf(file)].filter((story) => story !== null && files.has(story));
}
