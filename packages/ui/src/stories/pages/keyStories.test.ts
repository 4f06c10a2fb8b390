import { describe, expect, it } from 'vitest';
import { keyStories } from './keyStories.ts';

const sources = import.meta.glob<string>('../../screens/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const storiesIn = (source: string) =>
  source
    .split(/^export const (?=\w+: Story\b)/m)
    .slice(1)
    .map((text) => {
      const [, tags = ''] = /\btags: \[([^\]]*)\]/.exec(text) ?? [];
      return { name: text.slice(0, text.indexOf(':')), tags: tags.match(/\w+/g) ?? [] };
    });

/** Stories with a tag in brackets, such as `Spent [empty]`. */
const tagged = (...texts: string[]) =>
  texts.map((text) => {
    const [name = '', ...tags] = text.match(/\w+/g) ?? [];
    return { name, tags };
  });

const namesOf = (stories: readonly { readonly name: string }[]) => stories.map(({ name }) => name);

const files = Object.entries(sources).map(([path, source]) => {
  const [, list] = /\bkeyStates: \[([^\]]*)\]/.exec(source) ?? [];
  const chosen = list?.match(/\w+/g) ?? undefined;
  return { path, stories: storiesIn(source), chosen };
});

describe('keyStories', () => {
  it.each([
    [
      'the first story and the first of each state',
      [
        'Ready',
        'Spent',
        'Wait [loading]',
        'None [empty]',
        'Failed [error]',
        'Later [error]',
        'Away [offline]',
      ],
      ['Ready', 'Wait', 'None', 'Failed', 'Away'],
    ],
    ['no story twice', ['Away [offline]'], ['Away']],
    ['nothing without stories', [], []],
  ])('shows %s', (_, stories, shown) => {
    expect(namesOf(keyStories(tagged(...stories)))).toEqual(shown);
  });

  it('shows the stories that the screen chooses, in the order of the file', () => {
    expect(namesOf(keyStories(tagged('A', 'B', 'C'), ['C', 'B']))).toEqual(['B', 'C']);
  });

  it('shows at most six', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(keyStories(tagged(...names), names)).toHaveLength(6);
  });

  it.each(files.filter(({ chosen }) => chosen))(
    '$path shows the stories that it chooses',
    ({ stories, chosen }) => {
      expect(namesOf(keyStories(stories, chosen)).toSorted()).toEqual(chosen?.toSorted());
    },
  );
});
