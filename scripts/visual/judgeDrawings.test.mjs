import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judgeDrawings } from './judgeDrawings.mjs';
import { writeEntry } from './ledger.mjs';
import { drawingOf } from './pixels.mjs';

const STORY_FILE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const ID = 'primitives-badge--neutral';
const MACHINE = { chromium: '1.0', system: 'test', vectors: 'avx2', fonts: 'none' };
const [before, after, elsewhere] = [0, 1, 2].map(pictureOf);

let root;
let folder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settle-'));
  folder = join(root, 'drawings');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A picture of four pixels. The last has this shade. */
function pictureOf(shade) {
  const picture = new PNG({ width: 2, height: 2 });
  picture.data.fill(255);
  picture.data[12] = shade;
  return PNG.sync.write(picture);
}

/** Writes the output of a run for one story. */
function drew(picture) {
  mkdirSync(join(folder, ID), { recursive: true });
  writeFileSync(join(folder, ID, 'after.png'), picture);
  const drawing = drawingOf(picture);
  const story = { id: ID, name: 'Neutral', tiers: ['jack'], schemes: ['dark'], layout: '' };
  const line = JSON.stringify({ ...story, storyFile: STORY_FILE, drawing });
  writeFileSync(join(folder, 'drawings.jsonl'), `${line}\n`);
}

/**
 * @param {{ committed?: Buffer, base?: Buffer, cutOff?: boolean, sameMachine?: boolean }} given the
 *   committed entry, and this machine's drawing of its commit
 */
async function judged({ committed, base, cutOff = false, sameMachine = true }) {
  const drawn = [];
  const picture = join(root, 'base.png');
  if (base) writeFileSync(picture, base);
  const result = await judgeDrawings(root, folder, {
    env: {},
    machine: MACHINE,
    sameMachine,
    origins: async () =>
      new Map(committed ? [[ID, { commit: 'abc', drawing: drawingOf(committed), cutOff }]] : []),
    draw: async (stories) => {
      drawn.push(...stories.map(({ id }) => id));
      return new Map(
        base && stories.length > 0 ? [[ID, { drawing: drawingOf(base), picture }]] : [],
      );
    },
  });
  return { ...result, drawn };
}

describe('a story', () => {
  it('passes with the ledger’s hash, without a drawing of an earlier commit', async () => {
    writeEntry(root, STORY_FILE, ID, drawingOf(before));
    drew(before);
    const { compared, changes, drawn } = await judged({ committed: before });
    expect([compared, changes, drawn]).toEqual([1, [], []]);
    expect(existsSync(join(folder, ID))).toBe(false);
  });

  it('is new without a ledger entry', async () => {
    drew(after);
    const { changes } = await judged({});
    expect(changes).toMatchObject([{ id: ID, verdict: 'new', entry: null, commit: null }]);
  });

  it('has changed if this machine draws the commit of its entry differently', async () => {
    writeEntry(root, STORY_FILE, ID, drawingOf(before));
    drew(after);
    const { changes, drawn } = await judged({ committed: before, base: before });
    expect(drawn).toEqual([ID]);
    expect(changes).toMatchObject([
      {
        verdict: 'changed',
        commit: 'abc',
        box: { pixels: 1, x: 1, y: 1, width: 1, height: 1 },
        pictures: { before: true, after: true, difference: true },
      },
    ]);
  });

  it('passes as drawn otherwise if this machine draws that commit the same way', async () => {
    writeEntry(root, STORY_FILE, ID, drawingOf(before));
    drew(elsewhere);
    const given = { committed: before, base: elsewhere, sameMachine: false };
    const { changes, otherwise } = await judged(given);
    expect([changes, otherwise]).toEqual([[], [ID]]);
  });

  it('is shallow if the clone lacks the commit of its entry', async () => {
    writeEntry(root, STORY_FILE, ID, drawingOf(before));
    drew(after);
    const { changes, drawn } = await judged({ committed: before, cutOff: true });
    expect(drawn).toEqual([]);
    expect(changes).toMatchObject([{ verdict: 'shallow' }]);
  });
});
