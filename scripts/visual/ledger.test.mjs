import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  formatLedger,
  ledgerFileOf,
  parseLedger,
  readEntries,
  readLedger,
  storyFileOf,
  writeEntry,
} from './ledger.mjs';

const STORY_FILE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const FILE = 'packages/ui/visual/primitives/Badge/Badge.txt';
const sha256 = 'a'.repeat(64);
const drawing = { width: 3, height: 20, sha256 };

describe('a file of the ledger', () => {
  it('has the path of its story file', () => {
    expect(ledgerFileOf(STORY_FILE)).toBe(FILE);
    expect(storyFileOf(FILE)).toBe(STORY_FILE);
    expect(storyFileOf('packages/ui/visual/machine.json')).toBeNull();
    expect(storyFileOf('docs/notes.txt')).toBeNull();
  });

  it('has a line for each story, in order', () => {
    const entries = new Map([
      ['badge--b', drawing],
      ['badge--a', drawing],
    ]);
    const text = `badge--a 3x20 ${sha256}\nbadge--b 3x20 ${sha256}\n`;
    expect(formatLedger(entries)).toBe(text);
    expect(parseLedger(text, FILE)).toEqual(entries);
  });

  it.each([
    ['a conflict marker', '<<<<<<< HEAD'],
    ['a hash that is too short', 'badge--b 3x20 aa'],
    ['an invalid size', `badge--b 3 ${sha256}`],
    ['a second entry', `badge--a 3x20 ${sha256}`],
  ])('rejects %s, and names the line', (_, line) => {
    const text = `badge--a 3x20 ${sha256}\n${line}\n`;
    expect(() => parseLedger(text, FILE)).toThrow(/Badge[.]txt:2 is .* Revert the edit/);
  });
});

describe('writing the ledger', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ledger-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('adds, replaces and removes one entry', () => {
    expect(readLedger(root)).toEqual(new Map());
    writeEntry(root, STORY_FILE, 'badge--a', drawing);
    writeEntry(root, STORY_FILE, 'badge--b', drawing);
    writeEntry(root, STORY_FILE, 'badge--b', { ...drawing, width: 4 });
    writeEntry(root, STORY_FILE, 'badge--a', null);
    expect(readLedger(root)).toEqual(
      new Map([['badge--b', { drawing: { ...drawing, width: 4 }, storyFile: STORY_FILE }]]),
    );
  });

  it('deletes a file without entries', () => {
    writeEntry(root, STORY_FILE, 'badge--a', drawing);
    writeEntry(root, STORY_FILE, 'badge--a', null);
    expect(readEntries(root, STORY_FILE).size).toBe(0);
    expect(readdirSync(join(root, 'packages/ui/visual/primitives/Badge'))).toEqual([]);
  });
});
