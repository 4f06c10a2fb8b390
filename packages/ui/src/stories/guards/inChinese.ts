import { mobileView, onDesktop } from '../onDesktop.ts';

const STORY = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // The stories in English have the same elements, in the same colours.
    a11y: { test: 'off' },
  },
};
const GLOBALS = { tier: 'jack', locale: 'zh-Hans' } as const;

/** A screen in Simplified Chinese on mobile: nothing is cut, also at 320 px and with text at 200 %. */
export function inChinese() {
  return { ...STORY, globals: { ...mobileView, ...GLOBALS } };
}

/** The same on a wide window, with the arguments of a story. */
export function inChineseOnDesktop<Args>(story: { readonly args?: Args }) {
  return onDesktop({ ...STORY, ...story, globals: GLOBALS });
}
