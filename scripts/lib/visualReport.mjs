import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './setUp.mjs';

/** Where the runner leaves the picture that it took and the difference, for each story that changed. */
const FOLDER = join(ROOT, '.reports', 'visual');
const TAKEN = '-actual.png';

/** How wide the enlarged part of a picture is shown at most, and the pixels round it that are shown too. */
const CROP_WIDTH = 420;
const CROP_MARGIN = 16;

/** Forgets the pictures of an earlier run. */
export function forgetDifferences() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Writes one page that shows, for every story that changed, its picture before, after, and the pixels
 * that differ, with what changed enlarged. Returns the page's path, or null where nothing changed.
 */
export async function reportDifferences(baselines, folder = FOLDER) {
  const stories = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(TAKEN))
        .map((name) => name.slice(0, -TAKEN.length))
    : [];
  if (stories.length === 0) return null;
  // Only now: this file is read before anything is installed.
  const { changedBox } = await import('./changedBox.mjs');
  const written = join(folder, 'index.html');
  const sections = stories.map((story) => section(story, baselines, folder, changedBox));
  writeFileSync(written, page(sections));
  return relative(ROOT, written);
}

function section(story, baselines, folder, changedBox) {
  const before = join(baselines, `${story}.png`);
  const after = join(folder, `${story}${TAKEN}`);
  const difference = join(folder, `${story}-diff.png`);
  const pictures = [
    ['Before', before],
    ['After', after],
    ['Difference', difference],
  ].filter(([, file]) => existsSync(file));
  const box = existsSync(before) ? changedBox(readFileSync(before), readFileSync(after)) : null;
  const figures = pictures.map(([caption, file]) => {
    const source = relative(folder, file);
    return `<figure><figcaption>${caption}, ${sizeOf(file).join(' × ')}</figcaption>
      ${box ? enlarged(source, box, sizeOf(file)) : ''}
      <a href="${source}"><img src="${source}" alt="${caption}"></a></figure>`;
  });
  const what = box
    ? `${box.pixels} pixels differ, within ${box.width} × ${box.height} at ${box.x}, ${box.y}`
    : 'There is no picture of before, or its size is another';
  return `<section><h2>${story}</h2><p>${what}</p><div class="pictures">${figures.join('')}</div></section>`;
}

/** The part that changed, as large as fits, with every pixel sharp. */
function enlarged(source, box, [width]) {
  const [x, y] = [box.x - CROP_MARGIN, box.y - CROP_MARGIN];
  const [cropWidth, cropHeight] = [box.width + 2 * CROP_MARGIN, box.height + 2 * CROP_MARGIN];
  const scale = Math.min(8, CROP_WIDTH / cropWidth);
  const place = `inset:${-y * scale}px auto auto ${-x * scale}px;inline-size:${width * scale}px`;
  const frame = `inline-size:${cropWidth * scale}px;block-size:${cropHeight * scale}px`;
  return `<div class="crop" style="${frame}"><img src="${source}" alt="" style="${place}"></div>`;
}

/** Width and height of a PNG, which stand in its header. */
function sizeOf(file) {
  const header = readFileSync(file).subarray(16, 24);
  return [header.readUInt32BE(0), header.readUInt32BE(4)];
}

function page(sections) {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Stories that changed</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { margin: 2rem; }
      section { margin-block: 3rem; }
      .pictures { display: grid; gap: 1.5rem; grid-template-columns: repeat(3, minmax(0, 1fr)); }
      figure { display: grid; gap: 0.5rem; align-content: start; margin: 0; }
      img { border: 1px solid #8886; max-inline-size: 100%; }
      .crop { position: relative; overflow: hidden; max-inline-size: 100%; border: 1px solid #8886; }
      .crop img { position: absolute; max-inline-size: none; border: 0; image-rendering: pixelated; }
    </style>
    <h1>${sections.length} ${sections.length === 1 ? 'story' : 'stories'} changed</h1>
    ${sections.join('\n')}</html>\n`;
}
