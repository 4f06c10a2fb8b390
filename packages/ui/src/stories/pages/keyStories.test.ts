import { describe, expect, it } from 'vitest';
import { keyStories } from './keyStories.ts';

const sources = import.meta.glob<string>('../../screens/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const namesIn = (source: string) =>
  [...source.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);

const files = Object.entries(sources).map(([path, source]) => {
  const [, list] = /\bkeyStates: \[([^\]]*)\]/.exec(source) ?? [];
  const chosen = list?.match(/\w+/g) ?? undefined;
  return { path, names: namesIn(source), chosen };
});

describe('keyStories', () => {
  it.each([
    [
      'the first story and the first of each state',
      ['Ready', 'Spent', 'Loading', 'NoOffers', 'Failed', 'QrFailed', 'Offline', 'Long'],
      ['Ready', 'Loading', 'NoOffers', 'Failed', 'Offline'],
    ],
    ['no story twice', ['Offline'], ['Offline']],
    ['nothing without stories', [], []],
  ])('shows %s', (_, names, shown) => {
    expect(keyStories(names)).toEqual(shown);
  });

  it('shows the stories that the screen chooses, in the order of the file', () => {
    expect(keyStories(['A', 'B', 'C'], ['C', 'B'])).toEqual(['B', 'C']);
  });

  it('shows at most six', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(keyStories(names, names)).toHaveLength(6);
  });

  it.each(files.filter(({ chosen }) => chosen))(
    '$path shows the stories that it chooses',
    ({ names, chosen }) => {
      expect(keyStories(names, chosen).toSorted()).toEqual(chosen?.toSorted());
    },
  );
});
