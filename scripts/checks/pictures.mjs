// Proves that the ledger detects one level of one colour and a shift by one pixel, and that every story has an entry
// and every entry a story.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { ROOT } from '../lib/setUp.mjs';
import { pictureIn, readDrawings } from '../visual/drawings.mjs';
import { messageOf } from '../visual/judge.mjs';
import { judgeDrawings } from '../visual/judgeDrawings.mjs';
import { LEDGER, readEntries, readLedger, writeEntry } from '../visual/ledger.mjs';
import { drawingOf, sameDrawing } from '../visual/pixels.mjs';
import { runStories } from '../visual/runStories.mjs';
import { listStories } from '../visual/stories.mjs';

const PROOF = join(ROOT, '.reports', 'picture-proof');
const BADGE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const NOT_A_HASH = '0'.repeat(64);

const stories = listStories(ROOT);
const faults = [...faultsOfTheSet(), ...(await faultsOfTheComparison())];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Every story must have an entry, and every entry a story, in the ledger file of its story file. */
function faultsOfTheSet() {
  const key = ({ id, storyFile }) => `${storyFile} ${id}`;
  const entries = [...readLedger(ROOT)].map(([id, { storyFile }]) => ({ id, storyFile }));
  console.log(`${stories.length} stories, ${entries.length} entries`);
  if (stories.length === 0) return ['No story was found.'];
  const [there, written] = [new Set(stories.map(key)), new Set(entries.map(key))];
  return [
    ...entries
      .filter((entry) => !there.has(key(entry)))
      .map(({ id }) => messageOf({ id, verdict: 'removed' })),
    ...stories
      .filter((story) => !written.has(key(story)))
      .map(({ id }) => messageOf({ id, verdict: 'new' })),
  ];
}

/**
 * Runs the stories of one primitive, as `npm test` does, on a ledger with some wrong entries. Then compares the run with
 * earlier drawings that have minimal differences. A comparison that misses one of them would also miss it elsewhere.
 */
async function faultsOfTheComparison() {
  const [root, folder] = [join(PROOF, 'tree'), join(PROOF, 'drawings')];
  rmSync(PROOF, { recursive: true, force: true });
  cpSync(join(ROOT, LEDGER), join(root, LEDGER), { recursive: true });
  const committed = readEntries(ROOT, BADGE);
  const [neutral, shifted, level, missing] = ['neutral', 'accent', 'success', 'danger'].map(
    (name) => `primitives-badge--${name}`,
  );
  for (const id of [shifted, level]) {
    writeEntry(root, BADGE, id, { ...committed.get(id), sha256: NOT_A_HASH });
  }
  writeEntry(root, BADGE, missing, null);
  await drawBadges(root, folder);
  const drawn = readDrawings(folder);
  if (drawn.size !== committed.size)
    return [`${drawn.size} of ${committed.size} badges were drawn.`];
  const agrees = sameDrawing(drawn.get(neutral).drawing, committed.get(neutral));
  if (agrees === existsSync(pictureIn(folder, neutral))) {
    return ['A picture must be saved if and only if its hash differs from the entry.'];
  }

  const origins = new Map();
  const bases = new Map();
  const base = (id, change) => {
    const png = readFileSync(pictureIn(folder, id));
    const before = change(png);
    const path = join(PROOF, `${id}.png`);
    writeFileSync(path, before);
    const drawing = drawingOf(before);
    bases.set(id, { drawing, picture: path });
    origins.set(id, { commit: NOT_A_HASH, cutOff: false, drawing });
    writeEntry(root, BADGE, id, drawing);
  };
  base(shifted, (png) => changed(png, shiftByOnePixel));
  base(level, (png) => changed(png, changeOneLevel));
  for (const { id, drawing } of drawn.values()) {
    // On a machine other than the ledger's every badge differs, and this check is not about machines.
    if (![shifted, level, missing].includes(id)) writeEntry(root, BADGE, id, drawing);
  }
  const { changes } = await judgeDrawings(root, folder, {
    env: process.env,
    machine: { chromium: 'of this machine' },
    sameMachine: true,
    draw: async () => bases,
    origins: async () => origins,
  });
  const found = Object.fromEntries(changes.map(({ id, verdict, box }) => [id, { verdict, box }]));
  const expected = [
    ['the same drawing', neutral, undefined, undefined],
    ['a shift by one pixel', shifted, 'changed', countOf(shifted, shiftByOnePixel)],
    ['one level of one colour', level, 'changed', 1],
    ['no entry', missing, 'new', undefined],
  ];
  return [...faultsOfTheHashes(), ...expected.flatMap(checkCase)];

  function checkCase([against, id, verdict, pixels]) {
    const { verdict: got, box } = found[id] ?? {};
    console.log(
      `${id}, against ${against}: ${got ?? 'passed'}${box ? `, ${box.pixels} pixels` : ''}`,
    );
    const right = got === verdict && box?.pixels === pixels;
    return right ? [] : [`Against ${against} ${id} is ${got ?? 'passed'}, ${box?.pixels} pixels.`];
  }

  /** The recorded hashes must match the saved pictures. Otherwise the cases above prove nothing. */
  function faultsOfTheHashes() {
    return [shifted, level, missing]
      .filter(
        (id) => !sameDrawing(drawingOf(readFileSync(pictureIn(folder, id))), drawn.get(id).drawing),
      )
      .map((id) => `The hash of ${id} does not match its picture.`);
  }

  function countOf(id, change) {
    const png = readFileSync(pictureIn(folder, id));
    const [one, other] = [PNG.sync.read(png).data, PNG.sync.read(changed(png, change)).data];
    let count = 0;
    for (let index = 0; index < one.length; index += 4) {
      if (one.readUInt32BE(index) !== other.readUInt32BE(index)) count += 1;
    }
    return count;
  }
}

function drawBadges(root, folder) {
  const badges = stories.filter(({ storyFile }) => storyFile === BADGE);
  const env = { ...process.env, VISUAL_DRAWINGS: folder, VISUAL_LEDGER: root };
  return runStories(badges, { cwd: ROOT, env, log: join(PROOF, 'run.log') });
}

function changed(png, change) {
  const image = PNG.sync.read(png);
  change(image);
  return PNG.sync.write(image);
}

/** Moves the whole picture by one pixel, and repeats its first column. */
function shiftByOnePixel({ data, width, height }) {
  for (let row = 0; row < height; row += 1) {
    const start = row * width * 4;
    data.copyWithin(start + 4, start, start + (width - 1) * 4);
  }
}

/** Changes one channel of one pixel by one of its 256 levels. */
function changeOneLevel({ data }) {
  data[0] ^= 1;
}
