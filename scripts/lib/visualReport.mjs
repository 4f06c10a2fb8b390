import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './setUp.mjs';

/** Where the runner leaves the picture that it took and the difference, for each story that changed. */
const FOLDER = join(ROOT, '.reports', 'visual');
const PAGE = join(FOLDER, 'index.html');
const TAKEN = '-actual.png';

/** Forgets the pictures of an earlier run. */
export function forgetDifferences() {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Writes one page that shows, for every story that changed, its picture before, after, and the pixels
 * that differ. Returns the page's path, or null where nothing changed.
 */
export function reportDifferences(baselines) {
  const stories = existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith(TAKEN))
        .map((name) => name.slice(0, -TAKEN.length))
    : [];
  if (stories.length === 0) return null;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(PAGE, page(stories, relative(FOLDER, baselines)));
  return relative(ROOT, PAGE);
}

function page(stories, baselines) {
  const sections = stories.map(
    (story) => `<section><h2>${story}</h2><div>
      ${figure('Before', `${baselines}/${story}.png`)}
      ${figure('After', `${story}${TAKEN}`)}
      ${figure('Difference', `${story}-diff.png`)}
    </div></section>`,
  );
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Stories that changed</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      div { display: grid; gap: 1rem; grid-template-columns: repeat(3, 1fr); }
      figure { margin: 0; }
      img { border: 1px solid #8886; max-inline-size: 100%; }
    </style>
    <h1>${stories.length} ${stories.length === 1 ? 'story' : 'stories'} changed</h1>
    ${sections.join('\n')}</html>\n`;
}

function figure(caption, source) {
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt=""></a></figure>`;
}
