import { describe, expect, it } from 'vitest';
import { withoutPersonalText } from './withoutPersonalText.ts';

const META = 4;
const SNAPSHOT = 2;
const INCREMENTAL = 3;

it('replaces an address with its route', () => {
  const meta = (href: string) => ({ type: META, data: { href, width: 390 } });
  expect(withoutPersonalText(meta('https://met.test/offers/100201-play?from=mail'))).toEqual(
    meta('https://met.test/offers/:id'),
  );
  expect(withoutPersonalText(meta('https://met.test/nowhere/jack'))).toEqual(
    meta('https://met.test'),
  );
});

describe('a recording contains only listed attributes', () => {
  const snapshot = (node: unknown) => ({ type: SNAPSHOT, data: { node } });

  it('of the elements of a snapshot, at any depth', () => {
    const page = snapshot({
      tagName: 'a',
      attributes: { class: 'x', href: '/offers/100201-play', 'aria-label': 'Jack Sample' },
      childNodes: [
        { tagName: 'img', attributes: { alt: 'Code of Jack', src: 'data:x', rr_width: '40px' } },
        { tagName: 'path', attributes: { d: 'M0 0h7v1H0z', fill: '#000' } },
        {
          tagName: 'div',
          attributes: {
            role: 'progressbar',
            'aria-valuetext': '6,480 tier points',
            style: '--at: 36%',
          },
        },
      ],
    });
    expect(withoutPersonalText(page)).toEqual(
      snapshot({
        tagName: 'a',
        attributes: { class: 'x' },
        childNodes: [
          { tagName: 'img', attributes: { rr_width: '40px' } },
          { tagName: 'path', attributes: {} },
          { tagName: 'div', attributes: { role: 'progressbar' } },
        ],
      }),
    );
  });

  it('of a change', () => {
    const change = (attributes: unknown) => ({
      type: INCREMENTAL,
      data: { source: 0, attributes: [{ id: 7, attributes }] },
    });
    const changed = { 'aria-valuenow': '6480', style: { width: '36%' }, 'aria-busy': 'true' };
    expect(withoutPersonalText(change(changed))).toEqual(change({ 'aria-busy': 'true' }));
  });

  it('keeps the addresses of style sheets, which a replay needs', () => {
    const link = snapshot({
      tagName: 'link',
      attributes: { rel: 'stylesheet', href: '/assets/a.css' },
    });
    expect(withoutPersonalText(link)).toEqual(link);
  });
});

it('masks a text that the recorder has left', () => {
  const text = (textContent: string) => ({
    type: SNAPSHOT,
    data: { node: { type: 3, textContent } },
  });
  expect(withoutPersonalText(text('Jack 1,240'))).toEqual(text('**** *****'));
});

it.each([
  ['a plugin', { type: 6, data: { plugin: 'console', payload: 'Jack' } }],
  ['an event of the page', { type: 5, data: { tag: 'order', payload: 'Jack' } }],
  ['a style that a script sets', { type: INCREMENTAL, data: { source: 13, set: {} } }],
  ['a font', { type: INCREMENTAL, data: { source: 10, fontSource: 'data:x' } }],
])('leaves out %s', (_, event) => {
  expect(withoutPersonalText(event)).toBeNull();
});
