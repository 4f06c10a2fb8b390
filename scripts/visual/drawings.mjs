import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf, sameDrawing } from './pixels.mjs';

/** @typedef {import('./pixels.mjs').Drawing} Drawing */

/**
 * A story as a run drew it.
 * @typedef {object} DrawnStory
 * @property {string} id as Storybook writes it in addresses
 * @property {string} name of its test
 * @property {string} storyFile from the repository's root
 * @property {string[]} tiers in whose themes it is drawn
 * @property {string[]} schemes
 * @property {string} layout '' where it has none
 */

const LIST = 'drawings.jsonl';

/** How long a story may take to stand still. */
const PATIENCE_MS = 5_000;

/**
 * Draws a story until it stands still, or at once where it is drawn as its entry says. The PNG is left in
 * `folder` unless it is what the entry says.
 * @param {DrawnStory} story
 * @param {{ folder: string, entry: Drawing | undefined, takePicture: () => Promise<Buffer> }} options
 * @returns {Promise<Drawing>}
 */
export async function recordDrawing(story, { folder, entry, takePicture }) {
  const { png, drawing } = await settledPicture(entry, takePicture);
  if (!entry || !sameDrawing(entry, drawing)) {
    mkdirSync(join(folder, story.id), { recursive: true });
    writeFileSync(pictureIn(folder, story.id), png);
  }
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, LIST), `${JSON.stringify({ ...story, drawing })}\n`);
  return drawing;
}

async function settledPicture(entry, takePicture) {
  const until = Date.now() + PATIENCE_MS;
  let before = null;
  while (Date.now() < until) {
    const png = await takePicture();
    const drawing = drawingOf(png);
    if (entry && sameDrawing(entry, drawing)) return { png, drawing };
    if (before && sameDrawing(before, drawing)) return { png, drawing };
    before = drawing;
  }
  throw new Error(`No two pictures of the story are alike within ${PATIENCE_MS / 1_000} s.`);
}

/** Where the picture of a story is left. */
export function pictureIn(folder, id) {
  return join(folder, id, 'after.png');
}

/**
 * What a run drew, by story.
 * @param {string} folder
 * @returns {Map<string, DrawnStory & { drawing: Drawing }>}
 */
export function readDrawings(folder) {
  const list = join(folder, LIST);
  if (!existsSync(list)) return new Map();
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((story) => [story.id, story]));
}
