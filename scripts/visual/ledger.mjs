import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../lib/console.mjs';
import { git } from '../lib/worktree.mjs';

/** The ledger's folder, from the repository's root: a text file for each story file, at the same path. */
export const LEDGER = 'packages/ui/visual';
const STORIES = 'packages/ui/src';
const STORY_ENDING = '.stories.tsx';
const LINE = /^([a-z0-9-]+--[a-z0-9-]+(?:@[a-z-]+)?) (\d+x\d+ [0-9a-f]{64}|approved [0-9a-f]{64})$/;

/**
 * The entry of a story that a person approved on another machine than the ledger's. It counts only for these sources.
 * @param {string} digest of its sources, see `digestSources`
 */
export const approvalOf = (digest) => `approved ${digest}`;

/** Whether an entry is an approval, and not the hash of a picture. @param {string | null | undefined} entry */
export const isApproval = (entry) => entry?.startsWith('approved ') ?? false;

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
 * Parses the entries of a file, by story and mode: `screens-home--jack@desktop` is the mode `desktop` of `screens-home--jack`. An entry is the size and the hash of a drawing, or an approval.
 * @param {string} text
 * @param {string} file its name in messages
 * @returns {Map<string, string>}
 * @throws {Refusal} for an invalid line, such as a conflict marker, and for a second entry of a story
 */
export function parseLedger(text, file) {
  const entries = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, id, entry] = LINE.exec(line) ?? [];
    if (!id || entries.has(id)) {
      throw new Refusal(
        `${file} has an invalid or repeated entry: "${line}". Revert the edit, and write entries with "npm run visual".`,
      );
    }
    entries.set(id, entry);
  }
  return entries;
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

/**
 * The entries of story files at a commit.
 * @param {string} commit
 * @param {Iterable<string>} storyFiles
 * @returns {Promise<Map<string, { commit: string, entry: string }>>} by story
 */
export async function entriesAt(commit, storyFiles) {
  const files = [...new Set(storyFiles)].map(ledgerFileOf);
  // A story file that is new since the commit has no ledger file there.
  const texts = files.map((file) => git('show', `${commit}:${file}`).catch(() => ''));
  return new Map(
    (await Promise.all(texts)).flatMap((text, index) =>
      [...parseLedger(text, files[index])].map(([id, entry]) => [id, { commit, entry }]),
    ),
  );
}

/** Every entry with its story and story file. @param {string} root */
export function readLedger(root) {
  return readdirSync(join(root, LEDGER), { recursive: true })
    .map((name) => storyFileOf(`${LEDGER}/${name}`))
    .filter((storyFile) => storyFile !== null)
    .flatMap((storyFile) =>
      [...readEntries(root, storyFile)].map(([id, entry]) => ({ id, storyFile, entry })),
    );
}

/**
 * Writes the entry of one story, or removes it if `entry` is null.
 * @param {string} root the repository's folder
 * @param {{ id: string, storyFile: string }} story
 * @param {string | null} entry
 */
export function writeEntry(root, { id, storyFile }, entry) {
  const entries = readEntries(root, storyFile);
  if (entry) entries.set(id, entry);
  else entries.delete(id);
  const path = join(root, ledgerFileOf(storyFile));
  if (entries.size === 0) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  const lines = [...entries].map((line) => `${line.join(' ')}\n`);
  return writeFileSync(path, lines.toSorted().join(''));
}
