import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  approvalOf,
  isApproval,
  ledgerFileOf,
  parseLedger,
  readLedger,
  storyFileOf,
  writeEntry,
} from './ledger.mjs';

const STORY_FILE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const FILE = 'packages/ui/visual/primitives/Badge/Badge.txt';
const entry = `3x20 ${'a'.repeat(64)}`;
const storyOf = (id) => ({ id, storyFile: STORY_FILE });

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ledger-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('a ledger file has the path of its story file', () => {
  expect(ledgerFileOf(STORY_FILE)).toBe(FILE);
  expect(storyFileOf(FILE)).toBe(STORY_FILE);
  expect(storyFileOf('packages/ui/visual/machine.json')).toBeNull();
  expect(storyFileOf('docs/notes.txt')).toBeNull();
});

it('an entry has the key of a story, or of a story in a mode', () => {
  const text = `badge--a ${entry}\nbadge--a@desktop-light ${entry}\n`;
  expect([...parseLedger(text, FILE).keys()]).toEqual(['badge--a', 'badge--a@desktop-light']);
});

it('an entry is the hash of a picture or an approval of sources', () => {
  const approval = approvalOf('b'.repeat(64));
  const text = `badge--a ${entry}\nbadge--b ${approval}\n`;
  expect([...parseLedger(text, FILE).values()]).toEqual([entry, approval]);
  expect([entry, approval, null].map(isApproval)).toEqual([false, true, false]);
});

it.each([
  ['an approval without sources', 'badge--b approved'],
  ['a conflict marker', '<<<<<<< HEAD'],
  ['a hash that is too short', 'badge--b 3x20 aa'],
  ['an invalid size', `badge--b 3 ${'a'.repeat(64)}`],
  ['a second entry', `badge--a ${entry}`],
])('a ledger file must not contain %s', (_, line) => {
  const text = `badge--a ${entry}\n${line}\n`;
  expect(() => parseLedger(text, FILE)).toThrow(
    `${FILE} has an invalid or repeated entry: "${line}"`,
  );
});

it('an entry is a line in the order of the stories, and is replaced or removed alone', () => {
  const text = () => readFileSync(join(root, FILE), 'utf8');
  writeEntry(root, storyOf('badge--b'), entry);
  writeEntry(root, storyOf('badge--a'), entry);
  expect(text()).toBe(`badge--a ${entry}\nbadge--b ${entry}\n`);
  writeEntry(root, storyOf('badge--b'), entry.replace('3x', '4x'));
  writeEntry(root, storyOf('badge--a'), null);
  expect(readLedger(root)).toEqual([{ ...storyOf('badge--b'), entry: entry.replace('3x', '4x') }]);
  writeEntry(root, storyOf('badge--b'), null);
  expect(readdirSync(join(root, FILE, '..'))).toEqual([]);
});
