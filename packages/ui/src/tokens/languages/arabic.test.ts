import { describe, expect, it } from 'vitest';
import { globalCss } from '../globalCss.ts';
import { arabicCss } from './arabic.ts';

describe('arabicCss', () => {
  const css = arabicCss();

  it('joins the letters of every word', () => {
    expect(css).toContain('--ui-tracking-overline:0;');
    expect(css).toContain(':root:lang(ar)');
  });

  it('puts the faces of devices after those of the product', () => {
    expect(css).toMatch(/--ui-font-text:'Hanken Grotesk Variable','SF Arabic'/);
  });

  it('is not among the styles of pages in English', () => {
    expect(globalCss()).not.toContain(':lang(ar)');
  });
});
