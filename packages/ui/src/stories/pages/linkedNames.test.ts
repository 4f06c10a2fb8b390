import { toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { docsHref, linkNames } from './linkedNames.ts';

const titles = {
  Button: { title: 'Primitives/Button' },
  HomeScreen: { title: 'Screens/Home' },
};

test.each(['Primitives/Button', 'Screens/TillScan answers'])('the page of %s', (title) => {
  expect(docsHref(title)).toBe(`?path=/docs/${toId(title, 'docs')}`);
});

test('names of other components become links', () => {
  expect(linkNames('A `Button` on the `HomeScreen`, `primary`.', titles, 'HomeScreen')).toBe(
    'A [Button](?path=/docs/primitives-button--docs) on the `HomeScreen`, `primary`.',
  );
});
