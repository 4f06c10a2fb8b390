import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';

const STORIES = 'packages/ui/src';

/**
 * Lists every story in the sources, without rendering.
 * @param {string} root the repository's folder
 * @returns {{ id: string, title: string, name: string, storyFile: string }[]} `storyFile` is from the root
 */
export function listStories(root) {
  return readdirSync(join(root, STORIES), { recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => storiesIn(root, `${STORIES}/${file.replaceAll('\\', '/')}`));
}

/** @param {string} root @param {string} storyFile from the root */
export function storiesIn(root, storyFile) {
  const source = readFileSync(join(root, storyFile), 'utf8');
  const { meta, _stories } = loadCsf(source, { makeTitle: (title) => title }).parse();
  return Object.entries(_stories).map(([key, story]) => ({
    id: toId(meta.title, storyNameFromExport(key)),
    title: meta.title,
    name: story.name ?? storyNameFromExport(key),
    storyFile,
  }));
}

/**
 * The stories with a title, file, name or id that contains the text, ignoring case.
 * @param {ReturnType<typeof listStories>} stories
 * @param {string} wanted
 */
export function storiesNamed(stories, wanted) {
  const part = wanted.toLowerCase();
  return stories.filter(({ id, title, name, storyFile }) =>
    [id, title, name, storyFile, `${title}/${name}`].some((text) =>
      text.toLowerCase().includes(part),
    ),
  );
}
