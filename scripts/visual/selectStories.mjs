import { Refusal } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { readLedger } from './ledger.mjs';
import { listStories, storiesNamed } from './stories.mjs';

/**
 * Returns the stories that match the names, or all without names, and the matching entries without a story.
 * @param {string[]} names
 * @param {string} [ledger] the tree with the ledger
 * @throws {Refusal} for a name without a match
 */
export function selectStories(names, ledger = ROOT) {
  const stories = listStories(ROOT);
  const key = ({ id, storyFile }) => `${storyFile} ${id}`;
  const there = new Set(stories.map(key));
  const removed = [...readLedger(ledger)]
    .map(([id, { drawing, storyFile }]) => ({ id, storyFile, drawing, title: '', name: '' }))
    .filter((entry) => !there.has(key(entry)));
  const named = names.map((name) => [name, storiesNamed([...stories, ...removed], name)]);
  const [unknown] = named.find(([, found]) => found.length === 0) ?? [];
  if (unknown !== undefined) {
    throw new Refusal(`No story has a title, file or name that contains "${unknown}".`);
  }
  const wanted = new Set(
    named.length > 0 ? named.flatMap(([, found]) => found) : [...stories, ...removed],
  );
  return {
    stories: stories.filter((story) => wanted.has(story)),
    removed: removed.filter((entry) => wanted.has(entry)),
  };
}
