import { describe, expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../stories/**', '!./alignedTo.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const PART = String.raw`(\$\{[^}]*\}|[^\s;()]+)`;
const FOUR_SIDES = new RegExp(`(?:padding|margin): ${PART} ${PART} ${PART} ${PART};`, 'g');

const faultsOf = (find: (source: string) => readonly string[]) =>
  Object.entries(sources).flatMap(([path, source]) =>
    find(source).map((fault) => `${path}: ${fault}`),
  );

describe('sides of a page from right to left', () => {
  test('no space is larger on the left or on the right', () => {
    const faults = faultsOf((source) =>
      [...source.matchAll(FOUR_SIDES)]
        .filter(([, , right, , left]) => right !== left)
        .map(([rule]) => rule),
    );
    expect(faults, 'use padding-inline-start and the like').toEqual([]);
  });

  test('text is aligned with the page, not with its own direction', () => {
    const faults = faultsOf(
      (source) => source.match(/text-align: (?:start|end|left|right)/g) ?? [],
    );
    expect(faults, 'use alignedTo').toEqual([]);
  });
});
