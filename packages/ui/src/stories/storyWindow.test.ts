import { describe, expect, it } from 'vitest';
import { media } from '../tokens/scale.ts';
import { inWindow, storyWindow } from './storyWindow.ts';

const PHONE = { width: 390, height: 844 };

describe('CSS in a window of 390 by 844 pixels', () => {
  it.each([
    ['width:100vw', 'width:390px'],
    ['inline-size:min(20rem, 100vw - 2rem)', 'inline-size:min(20rem, 390px - 2rem)'],
    ['gap:clamp(1rem, 2.5vw, 2rem)', 'gap:clamp(1rem, 9.75px, 2rem)'],
    ['margin:-10vw', 'margin:-39px'],
    ['min-block-size:100dvh', 'min-block-size:844px'],
    ['min-block-size:50vh', 'min-block-size:422px'],
    ['block-size:25svh', 'block-size:211px'],
    ['padding:1rem 16px', 'padding:1rem 16px'],
    [media.small, '@media (max-width: 0px)'],
    ['@media (min-width:390px)', '@media (min-width: 0px)'],
    ['@media (max-width: 600px)', '@media (min-width: 0px)'],
    [media.reducedMotion, media.reducedMotion],
  ])('rewrites %s to %s', (css, expected) => {
    expect(inWindow(css, PHONE)).toBe(expected);
  });
});

describe('storyWindow', () => {
  const phone = storyWindow(PHONE.width, PHONE.height);

  it('sets each token that depends on the window, without vw', () => {
    const names = Object.keys(phone.variables);
    expect(names).toContain('--ui-space-4');
    expect(names.filter((name) => name.startsWith('--ui-type'))).toEqual([
      '--ui-type-figure',
      '--ui-type-display',
      '--ui-type-title',
      '--ui-type-heading',
    ]);
    for (const value of Object.values(phone.variables)) expect(value).not.toMatch(/\dvw/);
  });

  it('shares no styled-components class with a window of another size', () => {
    const desktop = storyWindow(1280, 800);
    expect(phone.stylisPlugins[0]?.name).not.toBe(desktop.stylisPlugins[0]?.name);
  });
});
