import { mobileView, onDesktop } from '../onDesktop.ts';

const STORY = { tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
const GLOBALS = { tier: 'jack', direction: 'rtl' } as const;

/** A screen from right to left on mobile: arrows and asymmetric shapes are mirrored. */
export function rightToLeft() {
  return { ...STORY, globals: { ...mobileView, ...GLOBALS } };
}

/** The same on a wide window, with the arguments of a story. */
export function rightToLeftOnDesktop<Args>(story: { readonly args?: Args }) {
  return onDesktop({ ...STORY, ...story, globals: GLOBALS });
}
