import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withElement } from './withElement.tsx';

test('withElement renders an element at the place of the value', () => {
  const shown = withElement((terms) => `I accept the ${terms}, gladly`, <a href="/terms">Terms</a>);
  expect(renderToStaticMarkup(shown)).toBe('I accept the <a href="/terms">Terms</a>, gladly');
});

test('withElement returns one text for a text as the element', () => {
  expect(withElement((prize) => `You have won: ${prize}`, 'Tea')).toBe('You have won: Tea');
});
