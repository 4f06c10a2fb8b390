import { mobileView, onDesktop } from '../onDesktop.ts';

const STORY = { tags: ['!autodocs'], parameters: { layout: 'fullscreen', a11y: { test: 'off' } } };
const GLOBALS = { tier: 'jack', locale: 'pseudo-arabic' } as const;

/**
 * A screen from right to left on mobile, in Arabic letters: arrows and asymmetric shapes are mirrored, and names, codes
 * and figures of the data keep their own direction.
 */
export function rightToLeft() {
  return { ...STORY, globals: { ...mobileView, ...GLOBALS } };
}

/** The same on a wide window, with the arguments of a story. */
export function rightToLeftOnDesktop<Args>(story: { readonly args?: Args }) {
  return onDesktop({ ...STORY, ...story, globals: GLOBALS });
}
