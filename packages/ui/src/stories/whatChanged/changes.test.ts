import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { changesOf, pagesOf, withLinks } from './changes.ts';

const changeset = (bump: string, text: string) => `---\n"@casino/ui": ${bump}\n---\n\n${text}\n`;

const entry = (id: string, title: string, type: 'docs' | 'story', componentPath?: string) => [
  id,
  { id, title, type, name: 'Any', importPath: './any.stories.tsx', componentPath },
];

const index = {
  v: 5,
  entries: Object.fromEntries([
    entry('welcome--the-house', 'Welcome', 'story', './src/stories/Welcome.tsx'),
    entry('welcome--at-night', 'Welcome', 'story', './src/stories/Welcome.tsx'),
    entry('screens-home--jack', 'Screens/Home', 'story', './src/screens/Home/HomeScreen.tsx'),
    entry('screens-home--docs', 'Screens/Home', 'docs'),
  ]),
} as unknown as StoryIndex;

describe('changesOf', () => {
  it('groups changes by version bump', () => {
    const files = [changeset('patch', 'Badge: wraps.'), changeset('minor', 'Sheet: new.')];
    expect(changesOf(files)).toEqual({
      major: [],
      minor: ['Sheet: new.'],
      patch: ['Badge: wraps.'],
    });
  });

  it('ignores changes of other packages', () => {
    const file = changeset('minor', 'Reads: faster.').replace('@casino/ui', '@casino/firestore');
    expect(changesOf([file])).toEqual({ major: [], minor: [], patch: [] });
  });

  it('throws for a text that is not a changeset', () => {
    expect(() => changesOf(['Sheet: new.'])).toThrow('frontmatter');
  });
});

describe('the Storybook page', () => {
  const pages = pagesOf(index);

  it.each([
    ['Home', '/docs/screens-home--docs'],
    ['HomeScreen', '/docs/screens-home--docs'],
    ['Welcome', '/story/welcome--the-house'],
    ['Lounge', undefined],
  ])('of %s is %s', (name, page) => {
    expect(pages.get(name)).toBe(page);
  });

  it('is linked from its name in a change, but not in code', () => {
    const home = '(?path=/docs/screens-home--docs)';
    expect(withLinks('HomeScreen: give `Home` a `HomeScreen`. The Lounge, Home.', pages)).toBe(
      `[HomeScreen]${home}: give \`Home\` a \`HomeScreen\`. The Lounge, [Home]${home}.`,
    );
  });
});
