import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf, sameDrawing } from './pixels.mjs';

/** @typedef {import('./pixels.mjs').Drawing} Drawing */

/**
 * A story that a run has drawn.
 * @typedef {object} DrawnStory
 * @property {string} id in Storybook's addresses
 * @property {string} name of its test
 * @property {string} storyFile from the repository's root
 * @property {string[]} tiers of its themes
 * @property {string[]} schemes
 * @property {string} layout '' for none
 */

const LIST = 'drawings.jsonl';

/** The time limit for two equal pictures of a story. */
const TIMEOUT_MS = 5_000;

/**
 * Draws a story until it matches its entry, or until two pictures are equal. Saves the PNG in `folder` if it differs
 * from the entry.
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
  const until = Date.now() + TIMEOUT_MS;
  let before = null;
  while (Date.now() < until) {
    const png = await takePicture();
    const drawing = drawingOf(png);
    if (entry && sameDrawing(entry, drawing)) return { png, drawing };
    if (before && sameDrawing(before, drawing)) return { png, drawing };
    before = drawing;
  }
  throw new Error(
    `The story does not settle within ${TIMEOUT_MS / 1_000} s: no two pictures are equal.`,
  );
}

/** The path of a story's picture. */
export function pictureIn(folder, id) {
  return join(folder, id, 'after.png');
}

/**
 * The drawings of a run, by story.
 * @param {string} folder
 * @returns {Map<string, DrawnStory & { drawing: Drawing }>}
 */
export function readDrawings(folder) {
  const list = join(folder, LIST);
  if (!existsSync(list)) return new Map();
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map((story) => [story.id, story]));
}
