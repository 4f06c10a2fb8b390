import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawingOf, entryOf } from './pixels.mjs';

/** A story of a run. @typedef {{ id: string, name: string, storyFile: string }} Story */

const LIST = 'drawings.jsonl';

/** The time limit for two equal pictures of a story. */
const TIMEOUT_MS = 5_000;

/**
 * Draws a story until it matches its entry, or until two pictures are equal. Saves the PNG in `folder` if it differs
 * from the entry.
 * @param {Story} story
 * @param {{ folder: string, entry: string | undefined, takePicture: () => Promise<Buffer> }} options
 */
export async function recordDrawing(story, { folder, entry, takePicture }) {
  const until = Date.now() + TIMEOUT_MS;
  let before = entry;
  while (Date.now() < until) {
    const png = await takePicture();
    const drawing = await drawingOf(png);
    if (entryOf(drawing) === before) {
      const picture = pictureIn(folder, story.id);
      mkdirSync(before === entry ? folder : dirname(picture), { recursive: true });
      if (before !== entry) writeFileSync(picture, png);
      appendFileSync(join(folder, LIST), `${JSON.stringify({ ...story, drawing })}\n`);
      return;
    }
    before = entryOf(drawing);
  }
  throw new Error(
    `The story does not settle within ${TIMEOUT_MS / 1_000} s: no two pictures are equal.`,
  );
}

const stoppedIn = (folder) => join(folder, 'stopped');

/** Records that the browser has stopped drawing. */
export function markStopped(folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stoppedIn(folder), '');
}

/** Whether the browser has stopped drawing. */
export function hasStopped(folder) {
  return existsSync(stoppedIn(folder));
}

/** The path of a story's picture. */
export function pictureIn(folder, id) {
  return join(folder, id, 'after.png');
}

/**
 * The stories of a run, each with the entry of its drawing.
 * @param {string} folder
 * @returns {Map<string, Story & { entry: string }>}
 */
export function readDrawings(folder) {
  const list = join(folder, LIST);
  if (!existsSync(list)) return new Map();
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines
      .map((line) => JSON.parse(line))
      .map(({ id, name, storyFile, drawing }) => [
        id,
        { id, name, storyFile, entry: entryOf(drawing) },
      ]),
  );
}
