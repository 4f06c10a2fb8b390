import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../lib/console.mjs';

/** @typedef {import('./pixels.mjs').Drawing} Drawing */

/** The ledger's folder, from the repository's root: a text file for each story file, at the same path. */
export const LEDGER = 'packages/ui/visual';
const STORIES = 'packages/ui/src';
const STORY_ENDING = '.stories.tsx';
const LINE = /^([a-z0-9-]+--[a-z0-9-]+) (\d+)x(\d+) ([0-9a-f]{64})$/;

/** @param {string} storyFile from the repository's root, such as `packages/ui/src/primitives/Badge/Badge.stories.tsx` */
export function ledgerFileOf(storyFile) {
  return `${LEDGER}${storyFile.slice(STORIES.length, -STORY_ENDING.length)}.txt`;
}

/** @param {string} ledgerFile from the repository's root; `null` for a file without entries */
export function storyFileOf(ledgerFile) {
  if (!ledgerFile.startsWith(`${LEDGER}/`) || !ledgerFile.endsWith('.txt')) return null;
  return `${STORIES}${ledgerFile.slice(LEDGER.length, -'.txt'.length)}${STORY_ENDING}`;
}

/**
 * Parses one line. Returns null for an invalid line.
 * @param {string} line
 * @returns {{ id: string, drawing: Drawing } | null}
 */
export function parseLine(line) {
  const [, id, width, height, sha256] = LINE.exec(line) ?? [];
  if (id === undefined) return null;
  return { id, drawing: { width: Number(width), height: Number(height), sha256 } };
}

/**
 * Parses the entries of a file, by story.
 * @param {string} text
 * @param {string} file its name in messages
 * @returns {Map<string, Drawing>}
 * @throws {Refusal} for an invalid line, such as a conflict marker
 */
export function parseLedger(text, file) {
  const entries = new Map();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const entry = parseLine(line);
    if (!entry || entries.has(entry.id)) {
      const what = entry ? `a second entry of ${entry.id}` : 'not an entry of the ledger';
      throw new Refusal(
        `${file}:${index + 1} is ${what}. Revert the edit, and write entries with "npm run visual".`,
      );
    }
    entries.set(entry.id, entry.drawing);
  }
  return entries;
}

/** @param {Map<string, Drawing>} entries */
export function formatLedger(entries) {
  return [...entries]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { width, height, sha256 }]) => `${id} ${width}x${height} ${sha256}\n`)
    .join('');
}

/**
 * The entries of one story file. Empty if it has no ledger file.
 * @param {string} root the repository's folder
 * @param {string} storyFile
 */
export function readEntries(root, storyFile) {
  const file = ledgerFileOf(storyFile);
  const path = join(root, file);
  return existsSync(path) ? parseLedger(readFileSync(path, 'utf8'), file) : new Map();
}

/** Every entry with its story file, by story. @param {string} root */
export function readLedger(root) {
  const folder = join(root, LEDGER);
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true })
      .map((name) => storyFileOf(`${LEDGER}/${name}`))
      .filter((storyFile) => storyFile !== null)
      .flatMap((storyFile) =>
        [...readEntries(root, storyFile)].map(([id, drawing]) => [id, { drawing, storyFile }]),
      ),
  );
}

/**
 * Writes the entry of one story, or removes it if `drawing` is null.
 * @param {string} root the repository's folder
 * @param {string} storyFile
 * @param {string} id
 * @param {Drawing | null} drawing
 */
export function writeEntry(root, storyFile, id, drawing) {
  const entries = readEntries(root, storyFile);
  if (drawing) entries.set(id, drawing);
  else entries.delete(id);
  const path = join(root, ledgerFileOf(storyFile));
  if (entries.size === 0) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  return writeFileSync(path, formatLedger(entries));
}
