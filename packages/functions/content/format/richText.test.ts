import { expect, it } from 'vitest';
import { richText } from './richText.ts';

it('Markdown becomes the HTML that the app displays', () => {
  const { html, refusals } = richText(
    'Come **early**.\n\n### Doors\n\n- 21:00\n- 22:00\n\n[Call us](tel:02079460106)\n',
  );
  expect(html).toBe(
    '<p>Come <strong>early</strong>.</p>\n<h3>Doors</h3>\n<ul>\n<li>21:00</li>\n<li>22:00</li>\n</ul>\n<p><a href="tel:02079460106">Call us</a></p>',
  );
  expect(refusals).toEqual([]);
});

it.each([
  ['an image', '![The ball](ball.jpg)', 'The image "ball.jpg" is not there'],
  ['a large heading', '# The ball', 'The heading "The ball" begins with ###'],
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a link to a script', '[Win](javascript:alert(1))', 'begins with https:'],
  ['a link without encryption', '[Win](http://casino.test)', 'begins with https:'],
  ['a link to another host without a scheme', '[Win](//casino.test)', 'begins with https:'],
  ['code', '`21:00`', 'does not display'],
  ['text that is struck out', '~~Free~~', 'does not display'],
])('%s is refused', (_, markdown, message) => {
  expect(richText(markdown).refusals.join()).toContain(message);
});
