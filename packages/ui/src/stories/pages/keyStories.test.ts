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

  it('finds screens, and at least one that chooses', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter(({ chosen }) => chosen)).not.toEqual([]);
  });

  it.each(files)('$path shows one to six of its stories', ({ names, chosen }) => {
    const shown = keyStories(names, chosen);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(chosen?.filter((name) => !shown.includes(name)) ?? []).toEqual([]);
  });
});
