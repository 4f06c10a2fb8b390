import { expect, it } from 'vitest';
import { richText } from './richText.ts';

const emphasised = (depth: number): string => {
  if (depth === 0) return 'x';
  const mark = depth % 2 === 0 ? '*' : '_';
  return `${mark}a ${emphasised(depth - 1)} a${mark}`;
};

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
  ['a link in HTML to a script', '<a href="javascript:alert(1)">Win</a>', 'begins with https:'],
  ['a link in HTML without quotes', '<a href=javascript:alert(1)>Win</a>', 'begins with https:'],
  [
    'a link with a hidden colon',
    '<a href="javascript&colon;alert(1)">Win</a>',
    'begins with https:',
  ],
  ['a link with a hidden tab', '[Win](/&#9;/casino.test)', 'begins with https:'],
  ['a link with a tab', '<a href="/\t/casino.test">Win</a>', 'begins with https:'],
  ['a handler', 'Come <b onclick="win()">early</b>', 'the attribute "onclick" of <b>'],
  [
    'a handler in a table',
    '<table>\n<tr onclick=win()>\n</table>',
    'the attribute "onclick" of <tr>',
  ],
  ['a style', '<p style="color: red">Red</p>', 'the attribute "style" of <p>'],
  ['a tag that does not end', '<p><a href="https://casino.test"', 'does not display "<a href'],
  ['a comment', '<!-- for us -->', 'does not display "<!-- for us'],
  ['the title of a link', '[Win](https://casino.test "Win")', 'the attribute "title" of <a>'],
  ['a list that does not begin with 1', '3. Third', 'the attribute "start" of <ol>'],
  ['a list of tasks', '- [ ] Dance', 'the element <input>'],
  ['code', '`21:00`', 'does not display'],
  ['text that is struck out', '~~Free~~', 'does not display'],
])('%s is refused', (_, markdown, message) => {
  const messages = richText(markdown).refusals.map((each) => each.message);
  expect(messages.join()).toContain(message);
});

it.each([
  ['HTML of a table', '<table><tr><th scope="row">Jack</th></tr></table>'],
  ['a link with a query', '[Book](https://casino.test/?a=1&b=2)'],
  ['a link in HTML with a query', "<a href='https://casino.test/?a=1&amp;b=2'>Book</a>"],
  ['a line break', 'Jack<br/>Queen'],
  ['a comparison', 'If 1 < 2 & 3 > 2'],
  ['a list in a list in a quotation', '> - One\n>   - Two\n>     - Three'],
])('%s is allowed', (_, markdown) => {
  expect(richText(markdown).refusals).toEqual([]);
});

it.each([
  ['quotations', '>'.repeat(20_000)],
  ['bullets', '- '.repeat(20_000)],
  ['quotations and bullets', '> - '.repeat(10_000)],
  ['bold and italic texts', emphasised(20)],
])('%s that are nested too deeply are refused with their line', (_, nested) => {
  const { html, refusals } = richText(`Come early.\n\n${nested} x\n`);
  expect(html).toBe('');
  expect(refusals).toEqual([{ line: 3, message: expect.stringContaining('nested too deeply') }]);
});

it('a text that is longer than the app displays is refused', () => {
  const [refusal] = richText('x'.repeat(60_001)).refusals;
  expect(refusal?.message).toBe('A text has at most 60000 characters.');
});

it('a refusal has the line of its part, also in a list', () => {
  const text = 'Come.\n\n- One\n- Two <i id="x">now</i>\n\nEnd ~~here~~.\n';
  expect(richText(text).refusals.map(({ line }) => line)).toEqual([4, 6]);
});
