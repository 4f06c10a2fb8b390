import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChanges } from './changes.mjs';
import { approvedBases } from './compare.mjs';
import { recordDrawing } from './drawings.mjs';
import { approvalOf } from './ledger.mjs';
import { drawingOf, entryOf } from './pixels.mjs';

const STORY_FILE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const ID = 'primitives-badge--neutral';
const STORY = { id: ID, storyFile: STORY_FILE };

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A picture of four pixels. The last has this shade. */
function pictureOf(shade) {
  const data = Buffer.alloc(16, 255);
  data[12] = shade;
  return sharp(data, { raw: { width: 2, height: 2, channels: 4 } })
    .png()
    .toBuffer();
}
const pictures = await Promise.all([254, 255, 7].map(pictureOf));
const [before, after, elsewhere] = pictures;
const drawings = await Promise.all(pictures.map(drawingOf));
const entry = (png) => entryOf(drawings[pictures.indexOf(png)]);

const [digest, otherDigest] = ['a', 'b'].map((letter) => letter.repeat(64));
const approval = approvalOf(digest);

/**
 * Draws the story, and compares it with an entry that a commit wrote. `committed` is that entry, `base` is this machine's
 * drawing of that commit, and `digest` is that of the sources, now and at the commit.
 * @param {{ entries: ReturnType<typeof entriesOf>, drawn?: Buffer, committed?: string, base?: Buffer,
 *   sources?: string, committedSources?: string, passed?: boolean, whole?: boolean, sameMachine?: boolean }} given
 */
async function compare({ drawn, entries, committed, base, sources, committedSources, ...options }) {
  if (drawn) {
    const takePicture = async () => drawn;
    const drawing = { folder, entry: entries.at(0)?.entry, takePicture };
    await recordDrawing({ ...STORY, name: 'Neutral' }, drawing);
  }
  const picture = join(folder, 'base.png');
  if (base) writeFileSync(picture, base);
  const asked = [];
  const { sameMachine = true } = options;
  const found = await findChanges(folder, entries, {
    passed: true,
    whole: true,
    ...options,
    sameMachine,
    writesHashes: sameMachine,
    committed: async () => new Map(committed ? [[ID, { commit: 'abc', entry: committed }]] : []),
    digests: async () => new Map([[STORY_FILE, sources ?? digest]]),
    draw: async (stories) => {
      asked.push(...stories.map(({ id }) => id));
      const drawing = base && { entry: entry(base), picture, digest: committedSources ?? digest };
      return approvedBases(stories, new Map(drawing ? [[ID, drawing]] : []));
    },
  });
  return { ...found, asked };
}
const entriesOf = (png) => [{ ...STORY, entry: entry(png) }];
const approved = [{ ...STORY, entry: approval }];

describe('a story', () => {
  it('passes with the hash of its entry, without a drawing of an earlier commit', async () => {
    const found = await compare({
      drawn: before,
      entries: entriesOf(before),
      committed: entry(before),
    });
    expect(found).toEqual({ changes: [], unchanged: [], accepted: [], asked: [] });
    expect(existsSync(join(folder, ID, 'after.png'))).toBe(false);
  });

  it('has changed if one level of one colour of one pixel differs', async () => {
    const given = {
      drawn: after,
      entries: entriesOf(before),
      committed: entry(before),
      base: before,
    };
    const { changes } = await compare(given);
    expect(changes).toMatchObject([
      {
        ...STORY,
        verdict: 'changed',
        commit: 'abc',
        hasBefore: true,
        box: { pixels: 1, x: 1, y: 1 },
      },
    ]);
    const pictures = ['before', 'after'].map((name) =>
      readFileSync(join(folder, ID, `${name}.png`)),
    );
    expect(pictures).toEqual([before, after]);
  });

  it('is new without an entry in the ledger file of its story file', async () => {
    const other = { id: ID, storyFile: 'packages/ui/src/Other.stories.tsx', entry: entry(after) };
    const { changes } = await compare({ drawn: after, entries: [other] });
    expect(changes).toMatchObject([
      { ...STORY, verdict: 'new', before: null },
      { id: ID, storyFile: other.storyFile, verdict: 'removed', after: null },
    ]);
  });

  it.each([
    ['has changed after an approval without a commit', { committed: entry(after), base: after }],
    ['has changed if its commit cannot be drawn', { committed: entry(before) }],
    ['has changed if its entry was never committed', {}],
  ])('%s', async (_, given) => {
    const options = { drawn: after, entries: entriesOf(before), sameMachine: false, ...given };
    expect((await compare(options)).changes).toMatchObject([{ verdict: 'changed' }]);
  });
});

describe('on another machine, a story', () => {
  const given = { entries: entriesOf(elsewhere), committed: entry(elsewhere), base: before };

  it('is unchanged if this machine draws its commit the same', async () => {
    const { changes, unchanged } = await compare({ ...given, drawn: before, sameMachine: false });
    expect([changes, unchanged.map(({ id }) => id)]).toEqual([[], [ID]]);
    expect(existsSync(join(folder, ID))).toBe(false);
  });

  it('is not compared and not drawn at another commit if the change does not touch its sources', async () => {
    const options = { ...given, drawn: after, sameMachine: false, isJudged: () => false };
    expect(await compare(options)).toEqual({ changes: [], unchanged: [], accepted: [], asked: [] });
  });

  it('has changed if this machine draws its commit differently', async () => {
    const { changes } = await compare({ ...given, drawn: after, sameMachine: false });
    expect(changes).toMatchObject([{ verdict: 'changed', box: { pixels: 1 } }]);
  });

  it('would have changed on the machine of the ledger, whose entry was edited', async () => {
    expect((await compare({ ...given, drawn: before })).changes).toHaveLength(1);
  });
});

describe('an approval', () => {
  const verdictsOf = ({ changes, unchanged, accepted }) =>
    [changes, unchanged, accepted].map((stories) => stories.length);

  it.each([true, false])(
    'accepts any picture of its sources (machine of the ledger: %s)',
    async (sameMachine) => {
      const found = await compare({ entries: approved, drawn: after, sameMachine });
      expect(found).toMatchObject({
        changes: [],
        accepted: [{ ...STORY, after: entry(after) }],
        asked: [],
      });
    },
  );

  it('does not count without its commit after a change of the sources', async () => {
    const given = { entries: approved, drawn: after, sources: otherDigest };
    const found = await compare({ ...given, committed: entry(before), base: before });
    expect(verdictsOf(found)).toEqual([1, 0, 0]);
    expect(found.changes).toMatchObject([
      { verdict: 'changed', hasBefore: true, box: { pixels: 1 } },
    ]);
  });

  it('counts for the picture of its commit after a change of the sources', async () => {
    const given = { entries: approved, committed: approval, base: before, sources: otherDigest };
    expect(verdictsOf(await compare({ ...given, drawn: before }))).toEqual([0, 1, 0]);
    expect(verdictsOf(await compare({ ...given, drawn: after }))).toEqual([1, 0, 0]);
  });

  it('does not count if it was committed with other sources', async () => {
    const given = { entries: approved, committed: approval, base: after, drawn: after };
    const found = await compare({ ...given, sources: otherDigest, committedSources: otherDigest });
    expect(found.changes).toMatchObject([
      { verdict: 'changed', before: approval, hasBefore: false },
    ]);
  });

  it.each([
    ['the hash on the machine of the ledger', true, after, entry(after)],
    ['the sources on another machine', false, after, approval],
    ['the committed entry if the story looks as committed again', false, before, entry(elsewhere)],
  ])('writes %s', async (_, sameMachine, drawn, written) => {
    const entries = [{ ...STORY, entry: approvalOf(otherDigest) }];
    const given = { entries, drawn, base: before, committed: entry(elsewhere), sameMachine };
    expect((await compare(given)).changes).toMatchObject([{ approved: written }]);
  });

  it('removes the entry of a removed story on another machine', async () => {
    const given = { entries: entriesOf(before), committed: entry(before), base: before };
    const { changes } = await compare({ ...given, sameMachine: false });
    expect(changes).toMatchObject([{ verdict: 'removed', approved: null }]);
  });
});

describe('an entry without a story', () => {
  const entries = entriesOf(before);

  it('is found after a whole run that passes, and shows the drawing of its commit', async () => {
    const { changes } = await compare({ entries, committed: entry(before), base: before });
    expect(changes).toMatchObject([
      { verdict: 'removed', before: entries[0].entry, hasBefore: true },
    ]);
  });

  it('is unknown if a story failed, or if its file was not run', async () => {
    expect((await compare({ entries, passed: false })).changes).toEqual([]);
    expect((await compare({ entries, whole: false })).changes).toEqual([]);
  });
});
