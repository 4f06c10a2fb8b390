import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { publishedValues, SOURCES, storyFiles, subjectsOf } from '../../lib/sources/published.mjs';

const stories = storyFiles();

it('git ignores the archive that npm pack leaves in a package', () => {
  const archive = 'packages/ui/casino-ui-1.0.0.tgz';
  const ignored = execFileSync('git', ['check-ignore', '--no-index', archive], {
    encoding: 'utf8',
  });
  expect(ignored.trim()).toBe(archive);
});

describe('§10 the package exports everything that a story shows', () => {
  const published = publishedValues();

  it.each(stories.map((story) => [story.includes('/screens/') ? '§10.6' : '§10', story]))(
    '%s %s',
    (_, story) => {
      const subjects = subjectsOf(story).flatMap(({ file, names }) =>
        (names ?? ['*']).map((name) => ({ file, name })),
      );
      const missing = subjects.filter(({ file, name }) => !published.get(file)?.has(name));
      expect(missing, 'export it from src/index.ts, src/tokens.ts or src/artwork.ts').toEqual([]);
    },
  );

  it('includes the stories of every folder', () => {
    const folders = new Set(stories.map((story) => story.slice(SOURCES.length + 1).split('/')[0]));
    expect(folders).toEqual(new Set(['components', 'primitives', 'screens', 'shell', 'stories']));
    const shown = stories.flatMap((story) => subjectsOf(story));
    expect(shown.length).toBeGreaterThan(150);
  });
});
