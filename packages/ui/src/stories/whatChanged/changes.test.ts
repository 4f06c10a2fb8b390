import type { StoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { readChanges, toPages, withLinks } from './changes.ts';

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

const real = import.meta.glob<string>(
  ['../../../../../.changeset/*.md', '!../../../../../.changeset/README.md'],
  { query: '?raw', import: 'default', eager: true },
);

describe('readChanges', () => {
  it('has a change for each paragraph, newest first', () => {
    const files = {
      '2026-02-01-wraps.md': changeset('patch', 'Badge (fixed): wraps\non a phone.'),
      '2026-02-03-sheet.md': changeset(
        'minor',
        'Sheet, Dialog (new): new.\n\nMenu (breaking): no.',
      ),
    };
    expect(readChanges(files)).toEqual([
      { names: ['Menu'], kind: 'breaking', text: 'no.', date: '2026-02-03' },
      { names: ['Sheet', 'Dialog'], kind: 'new', text: 'new.', date: '2026-02-03' },
      { names: ['Badge'], kind: 'fixed', text: 'wraps on a phone.', date: '2026-02-01' },
    ]);
  });

  it('ignores changes of other packages', () => {
    const file = changeset('minor', 'Reads: faster.').replace('@casino/ui', '@casino/firestore');
    expect(readChanges({ 'reads.md': file })).toEqual([]);
  });

  it.each([
    ['2026-02-01-a.md', 'Sheet (new): new.', 'frontmatter'],
    ['a.md', changeset('minor', 'Sheet (new): new.'), 'a.md: the name'],
    ['2026-02-01-a.md', changeset('minor', 'Sheet: new.'), '2026-02-01-a.md: "Sheet: new."'],
    ['2026-02-01-a.md', changeset('minor', 'the sheet (new): new.'), 'does not begin'],
    ['2026-02-01-a.md', changeset('minor', 'Sheet (better): new.'), 'does not begin'],
    ['2026-02-01-a.md', changeset('patch', 'Sheet (new): new.'), 'new is more than a patch'],
  ])('throws for %s with %j', (file, text, message) => {
    expect(() => readChanges({ [file]: text })).toThrow(message);
  });

  it.each(Object.entries(real))(
    '%s names its date, its components and their kinds',
    (file, text) => {
      expect(() => readChanges({ [file]: text })).not.toThrow();
    },
  );
});

describe('the Storybook page', () => {
  const pages = toPages(index);

  it.each([
    ['Home', { path: '/docs/screens-home--docs', story: 'screens-home--jack' }],
    ['HomeScreen', { path: '/docs/screens-home--docs', story: 'screens-home--jack' }],
    ['Welcome', { path: '/story/welcome--the-house', story: 'welcome--the-house' }],
    ['Lounge', undefined],
  ])('of %s is %j', (name, page) => {
    expect(pages.get(name)).toEqual(page);
  });

  it('is linked from its name in a change, but not in code', () => {
    const home = '(?path=/docs/screens-home--docs)';
    expect(withLinks('HomeScreen: give `Home` a `HomeScreen`. The Lounge, Home.', pages)).toBe(
      `[HomeScreen]${home}: give \`Home\` a \`HomeScreen\`. The Lounge, [Home]${home}.`,
    );
  });
});
