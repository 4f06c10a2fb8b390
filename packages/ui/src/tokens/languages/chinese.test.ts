import { describe, expect, it } from 'vitest';
import { globalCss } from '../globalCss.ts';
import { chineseCss } from './chinese.ts';

describe('chineseCss', () => {
  const css = chineseCss();

  it('spaces the letters of no words', () => {
    expect(css).toContain('--ui-tracking-overline:0;');
    expect(css).not.toContain('--ui-tracking-code');
  });

  it('gives every role of words a line that holds characters', () => {
    const heights = [...css.matchAll(/\/(\d\.\d+) var/g)].map(([, height]) => Number(height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.35);
  });

  it('is not among the styles of pages in English', () => {
    expect(globalCss()).not.toContain(':lang(zh)');
  });
});
