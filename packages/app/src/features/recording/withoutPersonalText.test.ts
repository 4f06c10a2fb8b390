import { expect, it } from 'vitest';
import { withoutPersonalText } from './withoutPersonalText.ts';

it('replaces an address with its route', () => {
  const meta = (href: string) => ({ type: 4, data: { href, width: 390 } });
  expect(withoutPersonalText(meta('https://met.test/offers/100201-play?from=mail'))).toEqual(
    meta('https://met.test/offers/:id'),
  );
  expect(withoutPersonalText(meta('https://met.test/nowhere/jack'))).toEqual(
    meta('https://met.test'),
  );
});

it('removes words and addresses in attributes, at any depth', () => {
  const node = {
    tagName: 'a',
    attributes: { class: 'x', href: '/offers/100201-play', 'aria-label': 'Jack Sample' },
    childNodes: [{ tagName: 'img', attributes: { alt: 'Code of Jack', src: 'data:x' } }],
  };
  expect(withoutPersonalText({ data: { node } })).toEqual({
    data: {
      node: {
        tagName: 'a',
        attributes: { class: 'x' },
        childNodes: [{ tagName: 'img', attributes: {} }],
      },
    },
  });
});

it('keeps the addresses of style sheets, which a replay needs', () => {
  const link = { tagName: 'link', attributes: { rel: 'stylesheet', href: '/assets/a.css' } };
  expect(withoutPersonalText(link)).toEqual(link);
});
